import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import prettier from 'prettier';
import { root } from '../paths.mjs';

/**
 * Writes the package of a new widget: the files that both kinds share, and those of its kind.
 * @param {{ name: string, kind: import('./register.mjs').Kind }} widget
 * @returns {Promise<string[]>} the files written
 */
export async function fillTemplate({ name, kind }) {
  const target = path.join(root, 'packages', 'widgets', name);
  const replacements = createReplacements(name);
  const fill = (/** @type {string} */ text) =>
    text.replace(
      /the-widget|theWidget|TheWidget|The widget/g,
      (placeholder) => replacements.get(placeholder) ?? placeholder,
    );
  const written = [];
  for (const template of ['template', `template-${kind}`]) {
    const source = path.join(import.meta.dirname, template);
    for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const from = path.join(entry.parentPath, entry.name);
      const to = path.join(target, fill(path.relative(source, from)));
      await mkdir(path.dirname(to), { recursive: true });
      await writeFile(to, await format(to, fill(await readFile(from, 'utf8'))));
      written.push(to);
    }
  }
  return written;
}

/**
 * The templates are a widget named `the-widget`; the new name replaces it in the same four spellings.
 * @param {string} name
 */
function createReplacements(name) {
  const words = name.split('-');
  const capitalised = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return new Map([
    ['the-widget', name],
    ['theWidget', words[0] + capitalised.slice(1).join('')],
    ['TheWidget', capitalised.join('')],
    ['The widget', [capitalised[0], ...words.slice(1)].join(' ')],
  ]);
}

/**
 * @param {string} file
 * @param {string} text
 */
async function format(file, text) {
  return prettier.format(text, { ...(await prettier.resolveConfig(file)), filepath: file });
}
