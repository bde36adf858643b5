/** Strings are kept as they are: they may contain what looks like a comment. */
const STRING_OR_COMMENT = /("(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*')|\/\*[^]*?\*\//g;

/** A style sheet without its comments, indentation and empty lines: what a page's first paint waits for gets shorter. */
export function shortenCss(css: string): string {
  return css
    .replace(STRING_OR_COMMENT, (_all, text: string | undefined) => text ?? '')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
