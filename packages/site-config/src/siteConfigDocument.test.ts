import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultSiteConfig } from './defaultSiteConfig';
import { parseSiteConfig } from './parseSiteConfig';

const text = readFileSync(join(__dirname, '../../../docs/editor.md'), 'utf8');
const table = /<!-- configuration -->([^]*)<!-- \/configuration -->/.exec(text)?.[1] ?? '';
const rows = [...table.matchAll(/^\| `([\w.]+)` +\| (.*?) +\|/gm)].map(
  ([, path = '', fallback = '']) => [path, fallback] as const,
);

/**
 * The property names of an object of the configuration, as its own issue message lists them; none where it is a value.
 */
function listNames(path?: string): string[] {
  const unknownValue = { nobodysName: 1 };
  const issues: { path: string; allowed: string }[] = [];
  parseSiteConfig(path ? { [path]: unknownValue } : unknownValue, (issue) => issues.push(issue));
  const issue = issues.find((each) => each.path === (path ? `${path}.nobodysName` : 'nobodysName'));
  return issue?.allowed.startsWith('one of the names ')
    ? issue.allowed.replace('one of the names ', '').split(', ')
    : [];
}

function listPaths(): string[] {
  return listNames().flatMap((name) => {
    const inner = listNames(name);
    return inner.length > 0 ? inner.map((part) => `${name}.${part}`) : [name];
  });
}

function findDefault(path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], defaultSiteConfig);
}

describe('SITE-3.documented the editor’s page', () => {
  it('has every name of the configuration, and no other', () => {
    expect(rows.map(([path]) => path).sort()).toEqual(listPaths().sort());
    expect(rows.length).toBeGreaterThan(40);
  });

  it.each(rows.filter(([path]) => path !== 'menu'))(
    'names the default of %s as it is: %s',
    (path, fallback) => {
      const value = findDefault(path);
      expect(fallback).toBe(
        value === undefined ? 'none' : `\`${JSON.stringify(value).replaceAll('","', '", "')}\``,
      );
    },
  );

  it('names every entry of a menu', () => {
    const [, tableText = ''] = /^\| `menu` .*?\|.*?\| (.*)\|$/m.exec(table) ?? [];
    const issues: string[] = [];
    parseSiteConfig({ menu: ['nobodysEntry'] }, ({ allowed }) => issues.push(allowed));
    const entries = issues.join().split(', ');
    expect(entries.length).toBeGreaterThan(10);
    for (const entry of entries) expect(tableText).toContain(`\`${entry}\``);
  });
});
