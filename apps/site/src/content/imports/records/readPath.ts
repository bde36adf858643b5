import { quote, type RecordReader } from './createRecordReader';

/** The path that its page is to have; undefined lets the site choose one from the name. */
export function readPath(reader: RecordReader, pattern: RegExp, example: string): string | undefined {
  const text = reader.readText('path', { max: 300 });
  if (!text) return undefined;
  if (pattern.test(text)) return text;
  return reader.report(
    'path',
    `${quote(text)} is no path of such a page.`,
    `Write it as ${example}, or leave it out.`,
  );
}
