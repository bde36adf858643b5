const LINK = /^=\s*(?:HYPERLINK|LIEN_HYPERTEXTE)\(\s*"((?:[^"]|"")*)"\s*(?:[;,]\s*"((?:[^"]|"")*)"\s*)?\)$/i;
/** `="0123"` keeps a spreadsheet from taking text for a number. */
const QUOTED = /^=\s*"((?:[^"]|"")*)"$/;
/** `4.165550123E+09`: a number that was meant as digits. */
const EXPONENT = /^(\d)[.,](\d+)E\+?(\d{1,2})$/i;
const LINK_FIELDS = ['website', 'menu_url', 'booking_url', 'pictures'];
const DIGIT_FIELDS = ['phone', 'key'];

/** The text that a spreadsheet's cell stands for: of a link its address or its words, of a number its digits. */
export function readCell(cell: string, field: string): string {
  const text = cell.trim();
  const [, address, label] = LINK.exec(text) ?? [];
  if (address !== undefined) return unquote(LINK_FIELDS.includes(field) ? address : label || address);
  const [, quoted] = QUOTED.exec(text) ?? [];
  if (quoted !== undefined) return unquote(quoted);
  // How an export writes text that a spreadsheet would take for a formula.
  if (/^'+[=+\-@\t]/.test(text)) return text.slice(1);
  const [, first = '', decimals = '', exponent] =
    (DIGIT_FIELDS.includes(field) ? EXPONENT.exec(text) : null) ?? [];
  return exponent !== undefined && decimals.length <= Number(exponent)
    ? `${first}${decimals.padEnd(Number(exponent), '0')}`
    : cell;
}

const unquote = (text: string) => text.replaceAll('""', '"');
