type Attributes = Record<string, string | undefined>;

const ELEMENT = /<([a-z][a-z0-9]*)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([a-z][a-z0-9:-]*)(?:="([^"]*)")?/gi;
const SCRIPT = /<script type="([^"]+)"[^>]*>([\s\S]*?)<\/script>/g;

/** Parses enough HTML to test rendered pages: elements with their attributes, and JSON data. */
export function parseHtml(html: string) {
  const visible = html.replace(/<!--[\s\S]*?-->/g, '');
  const outsideScripts = visible.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1');
  const elements = [...outsideScripts.matchAll(ELEMENT)].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes: readAttributes(attributes),
  }));
  const all = (name: string): Attributes[] =>
    elements.filter((element) => element.name === name).map(({ attributes }) => attributes);
  return {
    title: unescapeHtml(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? ''),
    all,
    count: (name: string) => all(name).length,
    first: (name: string, attribute: string, value: string) =>
      all(name).find((attributes) => attributes[attribute] === value),
    /** Parsed contents of all scripts of a type, in order. */
    json: (type: string) =>
      [...visible.matchAll(SCRIPT)]
        .filter((match) => match[1] === type)
        .map((match) => JSON.parse(match[2] ?? '') as Record<string, unknown>),
    /** Visible text. */
    text: unescapeHtml(outsideScripts.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')),
  };
}

function readAttributes(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, unescapeHtml(value)]),
  );
}

function unescapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#34;': '"',
    '&#39;': "'",
    '&amp;': '&',
  };
  return text.replace(/&(?:lt|gt|quot|amp|#34|#39);/g, (entity) => entities[entity] ?? entity);
}
