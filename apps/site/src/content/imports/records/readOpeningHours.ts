import { formatOpeningHours, parseOpeningHours } from '@cityguide/site-config/formats';
import type { RecordReader } from './createRecordReader';

/** Opening hours as the site writes them: equal hours are equal text, however they were written. */
export function readOpeningHours(reader: RecordReader): string | undefined {
  const text = reader.readText('opening_hours', { max: 2000, isMultiLine: true });
  if (!text) return text;
  const hours = parseOpeningHours(text);
  if (hours === null) return '';
  return 'problem' in hours
    ? reader.report('opening_hours', hours.problem, hours.advice)
    : formatOpeningHours(hours);
}
