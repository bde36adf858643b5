const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON for a script element: no name, however odd, can end the element early (O-EMB-03). */
export function serializeForScript(value: unknown): string {
  return JSON.stringify(value ?? null).replace(
    /[<\u2028\u2029]/g,
    (character) => ESCAPES[character] ?? character,
  );
}
