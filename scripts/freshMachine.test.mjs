import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { root } from './places.mjs';

const { scripts, packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** What a script imports, and what its files import in turn; files of ours by path, all else by name. */
function listImports(file, found = new Set()) {
  for (const [, name] of readFileSync(file, 'utf8').matchAll(
    /^(?:import\b|export [^'"\n(]* from )[^'"]*['"]([^'"]+)['"]/gm,
  )) {
    const target = name.startsWith('.') ? path.resolve(path.dirname(file), name) : name;
    if (found.has(target)) continue;
    found.add(target);
    if (name.startsWith('.')) listImports(target, found);
  }
  return found;
}

describe('a fresh machine with Node.js and npm', () => {
  it.each(['start', 'test', 'dev', 'build', 'check'])(
    'QUAL-5 needs one command for npm run %s, and nothing installed before it',
    (name) => {
      const file = /^node (scripts\/[\w-]+\.mjs)$/.exec(scripts[name])?.[1];
      const foreign = [...listImports(path.join(root, file))].filter(
        (target) => !path.isAbsolute(target) && !isBuiltin(target),
      );
      expect(foreign).toEqual([]);
    },
  );

  it.each(['start', 'test'])('QUAL-5 npm run %s installs what is locked before it does anything', (name) => {
    const steps = readFileSync(path.join(root, 'scripts', `${name}.mjs`), 'utf8').match(
      /^run\w+\(|^installPackages\(/gm,
    );
    expect(steps?.[0]).toBe('installPackages(');
    expect(packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+$/);
  });
});
