import { lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { SANDBOX } from './mutationConfig.mjs';

/**
 * Stryker copies a package into a folder two levels below `reports/mutation`, as the package is two levels below the
 * root. Links there make `../../docs` resolve for tests. Returns a function that removes the links.
 * @param {string} folder the package's
 */
export function linkWorkspaceFiles(folder) {
  const root = path.resolve(folder, '../..');
  const copy = path.resolve(folder, SANDBOX, '..');
  mkdirSync(copy, { recursive: true });
  const links = readdirSync(root)
    .filter((name) => !name.startsWith('.') && name !== 'reports')
    .map((name) => ({ target: path.join(root, name), link: path.join(copy, name) }));
  const unlink = () => {
    for (const { link } of links) if (isLink(link)) rmSync(link);
  };
  // An interrupted run leaves its links.
  unlink();
  for (const { target, link } of links) symlinkSync(target, link);
  return unlink;
}

/** @param {string} file */
const isLink = (file) => lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
