import { quote, type RecordReader } from './createRecordReader';

/** 1 to 4, also written as that many dollar or euro signs; null where it is emptied. */
export function readPrice(reader: RecordReader): number | null | undefined {
  const text = reader.readText('price', { max: 20 });
  if (text === undefined) return undefined;
  if (text === '') return null;
  if (/^(?:[1-4]|\${1,4}|€{1,4})$/.test(text)) return Number(text) || text.length;
  return reader.report(
    'price',
    `${quote(text)} is not a price level.`,
    'It is 1, cheap, to 4, expensive, or $ to $$$$; or leave it empty.',
  );
}
