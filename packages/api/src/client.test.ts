import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as client from './client';

const IMPORT = /^(?:import|export) (?!type\b)[^;]*?from '([^']+)';/gms;

/** All modules that `file` loads in the browser: its own imports and theirs, without types. */
function findImports(file: string, found = new Set<string>()): Set<string> {
  for (const [, source = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const path = source.startsWith('.') ? `${join(dirname(file), source)}.ts` : source;
    if (found.has(path)) continue;
    found.add(path);
    if (source.startsWith('.')) findImports(path, found);
  }
  return found;
}

describe('the code that the browser loads', () => {
  it('API-1 the client loads only ky: no schemas, no mocks', () => {
    const imports = [...findImports(join(__dirname, 'client.ts'))];
    expect(imports.filter((path) => !path.startsWith(__dirname))).toEqual(['ky']);
    expect(imports.filter((path) => /contract|mock|conform|wire/.test(path))).toEqual([]);
    expect(imports.length).toBeGreaterThan(10);
  });

  it('exports these values and no others', () => {
    expect(Object.keys(client).sort()).toEqual([
      'ApiError',
      'MAX_PHOTO_BYTES',
      'MAX_PHOTO_DESCRIPTION_LENGTH',
      'createApiClient',
      'newsletterTypes',
      'photoTypes',
      'readListing',
      'readPhoto',
    ]);
  });
});
