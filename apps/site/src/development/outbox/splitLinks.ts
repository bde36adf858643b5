/** A piece of a mail's text; with `href` it is a link. */
export interface TextPart {
  text: string;
  href?: string;
}

const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

/** Paragraphs of lines of pieces, with web addresses as links. */
export function splitLinks(text: string): TextPart[][][] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n').map(splitLine));
}

function splitLine(line: string): TextPart[] {
  return line
    .split(ADDRESS)
    .filter((text) => text !== '')
    .map((text) => (ADDRESS.test(text) ? { text, href: text } : { text }));
}
