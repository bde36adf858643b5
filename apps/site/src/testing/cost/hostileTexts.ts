/** Texts that are dear to read for whoever reads them carelessly; each of about `length` characters. */
export type HostileText = (length: number) => string;

const repeated =
  (piece: string, start = '', end = ''): HostileText =>
  (length) =>
    start + piece.repeat(Math.max(1, Math.floor(length / piece.length))) + end;

export const hostileTexts: Readonly<Record<string, HostileText>> = {
  letters: repeated('a'),
  digits: repeated('1'),
  words: repeated('ab c'),
  'different words': (length) =>
    Array.from({ length: Math.floor(length / 6) }, (_, index) => index.toString(36).padStart(5, 'x')).join(
      ' ',
    ),
  'layers of encoding': repeated('25', '/%'),
  'per cent signs': repeated('%', '/'),
  'opening brackets': repeated('['),
  'opening parentheses': repeated('('),
  'less-than signs': repeated('<'),
  ampersands: repeated('&'),
  quotes: repeated('"'),
  'spaces and a letter': repeated(' ', 'a', 'a'),
  'line breaks and a letter': repeated('\n', 'a', 'a'),
  'full stops and a letter': repeated('.', 'a', 'a'),
  'slashes and dots': repeated('/.', '/', '/a'),
  dots: repeated('/..', '/a'),
  hyphens: repeated('-', 'a', 'a'),
  commas: repeated(','),
  'combining marks': repeated('\u0301', 'e'),
  'ligatures that grow': repeated('\ufdfa'),
  'mail addresses': repeated('a@a.', '', '@'),
  addresses: repeated('http://a', '', ' '),
  tildes: repeated('~a'),
};

/** What only headers are made of. */
export const hostileHeaders: Readonly<Record<string, HostileText>> = {
  letters: repeated('a'),
  commas: repeated(','),
  'spaces and a letter': repeated(' ', 'a', 'a'),
  'semicolons and spaces': repeated('; ', 'a', 'a'),
  weights: repeated('br;q=0.', 'gzip;q=0', ','),
  encodings: repeated('br;q=1,'),
  tags: repeated('W/"a",'),
  ranges: repeated('0-1,', 'bytes='),
  cookies: repeated('a=b; '),
  'cookies of one name': repeated('sessionid=%25; '),
  'encoded cookies': repeated('%25', 'devices='),
  tildes: repeated('~a', 'devices='),
  addresses: repeated('1.2.3.4, '),
  colons: repeated('::', '::'),
  quotes: repeated('"', 'multipart/form-data; boundary='),
  parameters: repeated(' ;a=b', 'multipart/form-data'),
  backslashes: repeated('\\"', 'multipart/form-data; boundary="'),
  parentheses: repeated('(', 'Mozilla/5.0 '),
  products: repeated('Safari/1 ', 'Mozilla/5.0 '),
};

/** Whole bodies of JSON. */
export const hostileJson: Readonly<Record<string, HostileText>> = {
  'deep lists': (length) => '['.repeat(length / 2) + ']'.repeat(length / 2),
  'deep objects': (length) => '{"a":'.repeat(length / 6) + '1' + '}'.repeat(length / 6),
  'a long list': (length) => `[${'1,'.repeat(length / 2)}1]`,
  'many fields': (length) =>
    `{${Array.from({ length: length / 10 }, (_, index) => `"${index}":"a"`).join()}}`,
  'one field many times': (length) => `{${'"email":1,'.repeat(length / 10)}"email":1}`,
  'an open list': repeated('['),
  spaces: repeated(' '),
};

/** Whole forms. */
export const hostileForms: Readonly<Record<string, HostileText>> = {
  'many fields': (length) => Array.from({ length: length / 6 }, (_, index) => `${index}=a`).join('&'),
  'one field many times': repeated('email=a&'),
  'a list field': repeated('email[]=a&'),
  'ampersands alone': repeated('&'),
  'equals signs': repeated('='),
  'per cent signs': repeated('%'),
  'broken letters': repeated('%E9', 'email='),
};

/** Whole forms with files; their parts are divided by `x`. */
export const hostileMultiparts: Readonly<Record<string, HostileText>> = {
  boundaries: repeated('--x\r\n'),
  'almost boundaries': repeated('\r\n--', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n'),
  'parts of a name': repeated(
    '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\na\r\n',
    '',
    '--x--\r\n',
  ),
  'a long header': repeated(';', '--x\r\ncontent-disposition: form-data', '\r\n\r\na\r\n--x--\r\n'),
  'a long name': repeated('\\"', '--x\r\ncontent-disposition: form-data; name="', '"\r\n\r\na\r\n--x--\r\n'),
};
