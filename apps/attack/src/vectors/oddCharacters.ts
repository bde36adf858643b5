/** Percent-encoded bytes of a path or a query that are invalid in a text or used to forge one. */
export const oddCharacters: readonly string[] = [
  '%00',
  '%01',
  '%07',
  '%08',
  '%0a',
  '%0d',
  '%0d%0a',
  '%1b',
  '%1b%5b31m',
  '%7f',
  '%c2%80',
  '%c2%85',
  '%ed%a0%80',
  '%ed%bf%bf',
  '%ff',
  '%fe',
  '%c0%80',
  '%f4%90%80%80',
  '%e2%82',
];
/** Valid but unusual characters, which are accepted as they are. */
export const strangeCharacters: readonly string[] = [
  '%e2%80%ae',
  '%e2%80%8b',
  '%ef%bb%bf',
  '%ef%bf%bf',
  '%e2%80%a8',
  '%f0%9f%8d%9c',
  '%cc%81'.repeat(40),
  '%e2%81%a6',
  '%d9%a1',
  '%f3%a0%80%81',
];
/** The invalid ones in JSON. */
export const oddJsonTexts: readonly string[] = [
  '"a\\u0000b"',
  '"\\u0001"',
  '"\\u001b[31m"',
  '"\\u007f"',
  '"\\ud800"',
  '"\\udfff"',
  '"a\\ud83d"',
  '"\\udc00\\ud800"',
  '"\\u0085"',
];
