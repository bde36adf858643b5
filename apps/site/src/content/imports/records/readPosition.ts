import type { RecordReader } from './createRecordReader';

const LATITUDES = [-90, 90] as const;
const LONGITUDES = [-180, 180] as const;

/** Degrees; both null where a place has no position, both undefined where the record says nothing of it. */
export interface Position {
  latitude: number | null | undefined;
  longitude: number | null | undefined;
}

/** Reads both coordinates: one alone is no position. */
export function readPosition(reader: RecordReader): Position {
  const latitude = reader.readNumber('latitude', LATITUDES);
  const longitude = reader.readNumber('longitude', LONGITUDES);
  const hasLatitude = typeof latitude === 'number';
  if (hasLatitude !== (typeof longitude === 'number') && !hasProblem(reader))
    reader.report(
      hasLatitude ? 'longitude' : 'latitude',
      'It is missing, and the other coordinate is there.',
      'Give both or none.',
    );
  return { latitude, longitude };
}

const hasProblem = ({ problems }: RecordReader) =>
  problems.some(({ field }) => field === 'latitude' || field === 'longitude');
