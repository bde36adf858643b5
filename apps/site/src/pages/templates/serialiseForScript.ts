const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that can stand inside a script element: no name of a place, however odd, ends the element early (O-EMB-03). */
export function serialiseForScript(value: unknown): string {
  return JSON.stringify(value ?? null).replace(/[<\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign);
}
