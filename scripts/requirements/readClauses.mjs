import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/** @typedef {Map<string, { name: string, text: string }[]>} ClausesById by the requirement's id, in their order */

/**
 * The clauses of every section, from the file with the section's name (`LIST.md`).
 * @param {string} folder
 * @returns {Promise<ClausesById>}
 * @throws {Error} if a file cannot be parsed as clauses, or has an id of another section
 */
export async function readAllClauses(folder) {
  /** @type {ClausesById} */
  const clauses = new Map();
  for (const file of (await readdir(folder)).filter((name) => /^[A-Z]+\.md$/.test(name)).sort()) {
    const fileClauses = readClauses(await readFile(path.join(folder, file), 'utf8'), file);
    for (const [id, list] of fileClauses) {
      if (!id.startsWith(`${file.slice(0, -3)}-`))
        throw new Error(`docs/clauses/${file}: ${id} belongs elsewhere.`);
      clauses.set(id, list);
    }
  }
  return clauses;
}

/**
 * The clauses of one file: under a heading with a requirement's id, one line for each statement that can be true or
 * false on its own (`- to-do: A card has a to-do control.`). A test names a clause as `LIST-8.to-do`.
 * @param {string} markdown
 * @param {string} file its name, for errors
 * @returns {ClausesById}
 * @throws {Error} if a line is neither a clause nor its continuation, or a name occurs twice under one id
 */
export function readClauses(markdown, file) {
  /** @type {ClausesById} */
  const clauses = new Map();
  /** @type {{ name: string, text: string }[] | undefined} */
  let list;
  for (const [index, line] of markdown.split('\n').entries()) {
    const heading = /^#{1,6} (.*)$/.exec(line);
    const clause = /^- ([a-z0-9]+(?:-[a-z0-9]+)*): (\S.*)$/.exec(line);
    const id = /^([A-Z]+-\d+)$/.exec(heading?.[1] ?? '')?.[1];
    if (heading) {
      list = undefined;
      if (id && clauses.has(id)) throw createError(file, index, `${id} has a heading already`);
      if (id) clauses.set(id, (list = []));
    } else if (clause && list) {
      const [, name = '', text = ''] = clause;
      if (list.some((other) => other.name === name))
        throw createError(file, index, `${name} stands twice under one id`);
      list.push({ name, text });
    } else if (list && line.startsWith('- ')) {
      throw createError(
        file,
        index,
        'a clause is written as "- name: What is so.", its name in small letters and hyphens',
      );
    }
  }
  return clauses;
}

/**
 * @param {string} file
 * @param {number} index of the line
 * @param {string} text
 */
function createError(file, index, text) {
  return new Error(`docs/clauses/${file}, line ${index + 1}: ${text}.`);
}
