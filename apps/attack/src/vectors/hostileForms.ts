import type { Upload } from '../site/uploadPhoto';

const part = (name: string, rest: string, value: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`--b\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
const form = (...parts: Buffer[]): Upload => ({
  body: Buffer.concat([...parts, Buffer.from('--b--\r\n')]),
  headers: { 'content-type': 'multipart/form-data; boundary=b' },
});

/** Forms that may confuse a parser, by description. */
export function hostileForms(photo: Buffer): Readonly<Record<string, Upload>> {
  const file = (name = 'file') => part(name, '; filename="a.jpg"', photo);
  const listing = part('listing', '', '1');
  const many = Array.from({ length: 60 }, (_, turn) => part(`field${turn}`, '', 'x'));
  return {
    'two files': form(listing, file(), file()),
    'six files': form(listing, ...Array.from({ length: 6 }, () => file())),
    'sixty fields': form(listing, ...many),
    'a field that is huge': form(listing, part('description', '', 'x'.repeat(200_000)), file()),
    'a name that is huge': form(listing, part('x'.repeat(20_000), '', 'x')),
    'no file': form(listing),
    'a file without a name': form(listing, part('file', '', photo)),
    'the place as a file': form(part('listing', '; filename="l"', '1'), part('file', '', 'x')),
    'a field called __proto__': form(part('__proto__', '', 'x'), part('constructor', '', 'x'), listing),
    'no boundary': { body: form(listing, file()).body, headers: { 'content-type': 'multipart/form-data' } },
    'another boundary': {
      body: form(listing, file()).body,
      headers: { 'content-type': 'multipart/form-data; boundary=c' },
    },
    'a boundary of 2,000 letters': {
      body: form(listing, file()).body,
      headers: { 'content-type': `multipart/form-data; boundary=${'b'.repeat(2000)}` },
    },
    'an end in the middle': {
      body: form(listing, file()).body.subarray(0, 400),
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    },
    'nothing at all': {
      body: Buffer.alloc(0),
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    },
    'a hundred headers in a part': form(Buffer.from(`--b\r\n${'X-A: b\r\n'.repeat(100)}\r\nx\r\n`)),
    'a part in a part': form(
      part('file', '; filename="a"\r\nContent-Type: multipart/mixed; boundary=c', '--c\r\n\r\nx\r\n--c--'),
    ),
    'a charset that is none': form(part('listing', '; charset=evil', '\xff\xfe')),
    'encoded by base64': form(
      part('file', '; filename="a.jpg"\r\nContent-Transfer-Encoding: base64', photo.toString('base64')),
    ),
  };
}
