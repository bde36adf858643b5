import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';

/** @typedef {{ file: string, text: string }} Document `file` is relative to the root folder */

/**
 * Every Markdown document of the project, with its text.
 * @returns {Document[]}
 */
export function listDocuments() {
  const listMarkdown = (/** @type {string} */ folder) =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
      .map(({ name }) => path.join(folder, name));
  const packages = ['apps', 'packages'].flatMap((parent) =>
    readdirSync(path.join(root, parent)).map((name) => path.join(parent, name)),
  );
  return ['.', 'docs', 'docs/decisions', ...packages]
    .flatMap(listMarkdown)
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}
