/**
 * The clauses of docs/clauses.md: under a heading with a requirement's id, one line for each thing that can be true
 * or false by itself (`- to-do: A card has a to-do control.`). A test names a clause as `LIST-8.to-do`.
 * @param {string} markdown
 * @returns {Map<string, { name: string, text: string }[]>} by the requirement's id, in their order
 * @throws {Error} where a line is neither a clause nor its continuation, or a name stands twice under one id
 */
export function readClauses(markdown) {
  const clauses = new Map();
  let list;
  for (const [index, line] of markdown.split('\n').entries()) {
    const heading = /^#{1,6} (.*)$/.exec(line);
    const clause = /^- ([a-z0-9]+(?:-[a-z0-9]+)*): (\S.*)$/.exec(line);
    const id = heading && /^([A-Z]+-\d+)$/.exec(heading[1])?.[1];
    if (heading) {
      list = id ? [] : undefined;
      if (id && clauses.has(id)) throw fault(index, `${id} has a heading already`);
      if (id) clauses.set(id, list);
    } else if (clause && list) {
      const [, name, text] = clause;
      if (list.some((other) => other.name === name)) throw fault(index, `${name} stands twice under one id`);
      list.push({ name, text });
    } else if (list && line.startsWith('- ')) {
      throw fault(
        index,
        'a clause is written as "- name: What is so.", its name in small letters and hyphens',
      );
    }
  }
  return clauses;
}

function fault(index, text) {
  return new Error(`docs/clauses.md, line ${index + 1}: ${text}.`);
}
