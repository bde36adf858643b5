import { getPhoneUrl } from '@cityguide/site-config/formats';
import { quote, type RecordReader } from './createRecordReader';

const MAX_LENGTH = 60;
/** Ten digits, also with North America's 1 before them. */
const NORTH_AMERICAN = /^tel:\+?1?(\d{3})(\d{3})(\d{4})(?:;ext=(\d+))?$/;

/** A phone number as the site writes it: `416-555-0123 ext. 4`; numbers of other countries stay as they are written. */
export function readPhone(reader: RecordReader): string | undefined {
  const written = reader.readText('phone', { max: MAX_LENGTH });
  if (!written) return written;
  const link = getPhoneUrl(written);
  if (link === undefined)
    return reader.report(
      'phone',
      `${quote(written)} is no phone number.`,
      'Write its digits, or leave it empty.',
    );
  // A word of letters (1-800-FLOWERS) is easier to remember than its digits.
  const [, area, exchange, line, extension] =
    (/[a-z]{4}/i.test(written) ? null : NORTH_AMERICAN.exec(link)) ?? [];
  if (area === undefined) return written;
  return `${area}-${exchange}-${line}${extension === undefined ? '' : ` ext. ${extension}`}`;
}
