/** A segment of a mail's text; with `href` it is a link. */
export interface TextSegment {
  text: string;
  href?: string;
}

const URL_PATTERN = /(https?:\/\/[^\s<>"]+)/;

/** Splits text into paragraphs, lines and segments, with URLs as links. */
export function linkifyText(text: string): TextSegment[][][] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n').map(linkifyLine));
}

function linkifyLine(line: string): TextSegment[] {
  return line
    .split(URL_PATTERN)
    .filter((text) => text !== '')
    .map((text) => (URL_PATTERN.test(text) ? { text, href: text } : { text }));
}
