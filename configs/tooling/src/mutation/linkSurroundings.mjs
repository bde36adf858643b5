import { lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { SANDBOX } from './mutationConfig.mjs';

/**
 * Stryker copies a package into a folder two below `reports/mutation`, as the package stands two below the root. Tests that
 * read `../../docs` find it there by links; gives what removes them.
 * @param {string} folder the package's
 */
export function linkSurroundings(folder) {
  const root = path.resolve(folder, '../..');
  const copy = path.resolve(folder, SANDBOX, '..');
  mkdirSync(copy, { recursive: true });
  const links = readdirSync(root)
    .filter((name) => !name.startsWith('.') && name !== 'reports')
    .map((name) => ({ target: path.join(root, name), link: path.join(copy, name) }));
  const unlink = () => {
    for (const { link } of links) if (isLink(link)) rmSync(link);
  };
  // A run that was broken off leaves its links.
  unlink();
  for (const { target, link } of links) symlinkSync(target, link);
  return unlink;
}

const isLink = (file) => lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
