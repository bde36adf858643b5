/** Creates a text of about `length` characters that is expensive to parse with careless code. */
export type HostileText = (length: number) => string;

const repeatText =
  (text: string, start = '', end = ''): HostileText =>
  (length) =>
    start + text.repeat(Math.max(1, Math.floor(length / text.length))) + end;

export const hostileTexts: Readonly<Record<string, HostileText>> = {
  letters: repeatText('a'),
  digits: repeatText('1'),
  words: repeatText('ab c'),
  'different words': (length) =>
    Array.from({ length: Math.floor(length / 6) }, (_, index) => index.toString(36).padStart(5, 'x')).join(
      ' ',
    ),
  'layers of encoding': repeatText('25', '/%'),
  'per cent signs': repeatText('%', '/'),
  'opening brackets': repeatText('['),
  'opening parentheses': repeatText('('),
  'less-than signs': repeatText('<'),
  ampersands: repeatText('&'),
  quotes: repeatText('"'),
  'spaces and a letter': repeatText(' ', 'a', 'a'),
  'line breaks and a letter': repeatText('\n', 'a', 'a'),
  'full stops and a letter': repeatText('.', 'a', 'a'),
  'slashes and dots': repeatText('/.', '/', '/a'),
  dots: repeatText('/..', '/a'),
  hyphens: repeatText('-', 'a', 'a'),
  commas: repeatText(','),
  'combining marks': repeatText('\u0301', 'e'),
  'ligatures that grow': repeatText('\ufdfa'),
  'mail addresses': repeatText('a@a.', '', '@'),
  addresses: repeatText('http://a', '', ' '),
  tildes: repeatText('~a'),
};

/** For headers only. */
export const hostileHeaders: Readonly<Record<string, HostileText>> = {
  letters: repeatText('a'),
  commas: repeatText(','),
  'spaces and a letter': repeatText(' ', 'a', 'a'),
  'semicolons and spaces': repeatText('; ', 'a', 'a'),
  weights: repeatText('br;q=0.', 'gzip;q=0', ','),
  encodings: repeatText('br;q=1,'),
  tags: repeatText('W/"a",'),
  ranges: repeatText('0-1,', 'bytes='),
  cookies: repeatText('a=b; '),
  'cookies of one name': repeatText('sessionid=%25; '),
  'encoded cookies': repeatText('%25', 'devices='),
  tildes: repeatText('~a', 'devices='),
  addresses: repeatText('1.2.3.4, '),
  colons: repeatText('::', '::'),
  quotes: repeatText('"', 'multipart/form-data; boundary='),
  parameters: repeatText(' ;a=b', 'multipart/form-data'),
  backslashes: repeatText('\\"', 'multipart/form-data; boundary="'),
  parentheses: repeatText('(', 'Mozilla/5.0 '),
  products: repeatText('Safari/1 ', 'Mozilla/5.0 '),
};

/** Complete JSON bodies. */
export const hostileJson: Readonly<Record<string, HostileText>> = {
  'deep lists': (length) => '['.repeat(length / 2) + ']'.repeat(length / 2),
  'deep objects': (length) => '{"a":'.repeat(length / 6) + '1' + '}'.repeat(length / 6),
  'a long list': (length) => `[${'1,'.repeat(length / 2)}1]`,
  'many fields': (length) =>
    `{${Array.from({ length: length / 10 }, (_, index) => `"${index}":"a"`).join()}}`,
  'one field many times': (length) => `{${'"email":1,'.repeat(length / 10)}"email":1}`,
  'an open list': repeatText('['),
  spaces: repeatText(' '),
};

/** Complete forms. */
export const hostileForms: Readonly<Record<string, HostileText>> = {
  'many fields': (length) => Array.from({ length: length / 6 }, (_, index) => `${index}=a`).join('&'),
  'one field many times': repeatText('email=a&'),
  'a list field': repeatText('email[]=a&'),
  'ampersands alone': repeatText('&'),
  'equals signs': repeatText('='),
  'per cent signs': repeatText('%'),
  'broken letters': repeatText('%E9', 'email='),
};

/** Complete multipart forms, with the boundary `x`. */
export const hostileMultiparts: Readonly<Record<string, HostileText>> = {
  boundaries: repeatText('--x\r\n'),
  'almost boundaries': repeatText('\r\n--', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n'),
  'parts of a name': repeatText(
    '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\na\r\n',
    '',
    '--x--\r\n',
  ),
  'a long header': repeatText(';', '--x\r\ncontent-disposition: form-data', '\r\n\r\na\r\n--x--\r\n'),
  'a long name': repeatText(
    '\\"',
    '--x\r\ncontent-disposition: form-data; name="',
    '"\r\n\r\na\r\n--x--\r\n',
  ),
};
