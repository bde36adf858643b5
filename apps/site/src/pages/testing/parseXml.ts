export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const TOKEN = /<\?xml [^<>]*\?>|<(\/?)([a-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Parses an XML document and returns its root.
 * @throws if the text is not well-formed, or uses more of XML than feeds and sitemaps need
 */
export function parseXml(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < xml.length) {
    const start = TOKEN.lastIndex;
    const match = TOKEN.exec(xml);
    if (!match) throw new Error(`Not well-formed at: ${xml.slice(start, start + 80)}`);
    const [, isEnd, name = '', attributes = '', isEmpty, text] = match;
    const last = open.at(-1) ?? root;
    if (text !== undefined) last.text += unescapeXml(text);
    else if (isEnd && open.pop()?.name !== name) throw new Error(`</${name}> closes what is not open.`);
    else if (name && !isEnd) {
      const element = { name, attributes: readAttributes(attributes), children: [], text: '' };
      last.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  const [document, ...more] = root.children;
  if (open.length !== 1 || !document || more.length > 0 || root.text.trim())
    throw new Error('Not one whole element.');
  return document;
}

/** Texts of the children with this name. */
export const getChildTexts = (element: XmlElement, name: string): string[] =>
  element.children.filter((child) => child.name === name).map(({ text }) => text);

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescapeXml(value)]),
  );
}

function unescapeXml(text: string): string {
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u.test(text))
    throw new Error('A character that XML cannot hold.');
  return text.replace(/&(\w*);?/g, (entity, name: string) => {
    const character = entity.endsWith(';') ? ENTITIES[name] : undefined;
    if (character === undefined) throw new Error(`No such entity: ${entity}`);
    return character;
  });
}
