/**
 * @jest-environment node
 */
/// <reference types="node" />
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const EMBED = join(__dirname, '../../..');
const BUILD_LIMIT_MS = 120_000;

interface Outcome {
  kind?: string;
  name?: string;
  shared: string[];
  refusal?: string;
}
const expected = {
  kind: 'react',
  name: 'probe',
  shared: ['useState', 'createPortal', 'StoreProvider', 'defineWidget'],
};

describe('a container built by webpack', () => {
  let outcomes: Record<'own' | 'official' | 'misfit', Outcome>;

  beforeAll(async () => {
    const script = join(EMBED, 'fixtures/compareRuntimes.ts');
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
      cwd: EMBED,
    });
    outcomes = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as typeof outcomes;
  }, BUILD_LIMIT_MS);

  it('EMBED-11 runs under the page’s runtime, with the page’s modules and no copies', () => {
    expect(outcomes.own).toEqual(expected);
  });

  it('EMBED-11 runs unchanged under the official federation runtime', () => {
    expect(outcomes.official).toEqual(expected);
  });

  it('EMBED-11 is rejected where the page’s version does not match', () => {
    expect(outcomes.misfit.refusal).toMatch(
      /needs @cityguide\/widget-kit \^\d+\.\d+\.\d+, but this page has 99\.0\.0/,
    );
  });
});
