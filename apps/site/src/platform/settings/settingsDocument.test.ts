import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '../siteFolder';
import { readSettings } from './readSettings';

const text = readFileSync(join(siteFolder, '../../docs/operator.md'), 'utf8');
const table = /<!-- settings -->([^]*)<!-- \/settings -->/.exec(text)?.[1] ?? '';
const rows = [...table.matchAll(/^\| `([A-Z_]+)` +\| (.*?) +\|/gm)].map(
  ([, name = '', fallback = '']) => [name, fallback] as const,
);

function listVariablesRead(): string[] {
  const names = new Set<string>();
  const environment = new Proxy<Record<string, string | undefined>>(
    {},
    { get: (_target, name) => void names.add(String(name)) },
  );
  readSettings(environment, '/srv');
  return [...names].sort();
}

describe('HOST-1 the operator’s page', () => {
  it('has every variable that the site reads, and no other', () => {
    expect(rows.map(([name]) => name).sort()).toEqual(listVariablesRead());
  });

  it.each(rows.filter(([name, fallback]) => /^`[^`]+`$/.test(fallback) && !/_URL|_DIR|_FILE/.test(name)))(
    'lists the actual default of %s: %s',
    (name, fallback) => {
      expect(readSettings({ [name]: fallback.slice(1, -1) }, '/srv')).toEqual(readSettings({}, '/srv'));
    },
  );
});
