import { readFileSync } from 'node:fs';
import path from 'node:path';

const guide = readFileSync(path.resolve(__dirname, '../../../../docs/cms.md'), 'utf8');
const block = /<!-- policy -->\s*```text\n([^]*?)```/.exec(guide)?.[1] ?? '';
const ADDRESS = 'https://api.city.example';

/** The directives of the policy that the guide prints, with `address` for that of its example. */
export const readContentPolicy = (address: string): string[] =>
  block
    .replaceAll(ADDRESS, address)
    .split(';')
    .map((directive) => directive.trim());

/** The policy with the sources of some directives replaced, by name: `{ 'script-src': "'nonce-…'" }`. */
export const changePolicy = (
  directives: readonly string[],
  changes: Readonly<Record<string, string>>,
): string =>
  directives
    .map((directive) => {
      const [name = ''] = directive.split(' ');
      return name in changes ? `${name} ${changes[name]}` : directive;
    })
    .join('; ');
