import { JSONParser } from '@streamparser/json';
import { isObject } from '../rows/parseJsonObject';
import type { RawRecord } from '../ContentKind';
import { flattenObject } from './flattenObject';
import type { TextFile } from './readText';
import type { Source, SourceRecord } from './SourceRecord';

/** Reads the features of a GeoJSON file, or the objects of a JSON array, one at a time. A feature's number is its line. */
export function readGeoJson(file: TextFile): Source {
  return { columns: undefined, records: readRecords(file) };
}

async function* readRecords(file: TextFile): AsyncGenerator<SourceRecord> {
  const found: unknown[] = [];
  const parser = new JSONParser({ paths: ['$.features.*', '$.*'], keepStack: false });
  let problem: string | undefined;
  let hasFeatures = false;
  parser.onValue = ({ value, key, stack }) => {
    // Of a feature collection, `$.*` are also its other members, such as its type.
    if (stack.length === 1 && typeof key !== 'number') return;
    hasFeatures = true;
    found.push(value);
  };
  parser.onError = (error) => {
    problem ??= `The file is no JSON from here on: ${error.message}`;
  };
  let line = 0;
  for await (const chunk of file.chunks()) {
    if (problem === undefined && !parser.isEnded) parser.write(chunk);
    for (const value of found.splice(0)) {
      line += 1;
      yield toRecord(value, line, file.getProgress());
    }
    if (problem !== undefined) break;
  }
  if (problem !== undefined || !parser.isEnded || !hasFeatures)
    yield {
      line: line + 1,
      values: {},
      progress: 1,
      problem:
        problem ?? (parser.isEnded ? 'There are no features in the file.' : 'The file ends in the middle.'),
    };
}

function toRecord(value: unknown, line: number, progress: number): SourceRecord {
  if (!isObject(value)) return { line, values: {}, progress, problem: 'It is no JSON object.' };
  if (value.type !== 'Feature') return { line, values: flattenObject(value), progress };
  const { id, properties, geometry } = value;
  const own = isObject(properties) ? properties : {};
  const values: RawRecord = {
    ...flattenObject(own),
    ...(id === undefined || own.id !== undefined ? {} : { id }),
    ...findMiddle(geometry),
  };
  return { line, values, progress };
}

/** The coordinates of a point, or the middle of what a line or an area spans. */
function findMiddle(geometry: unknown): { latitude?: number; longitude?: number } {
  if (!isObject(geometry)) return {};
  const numbers = [geometry.coordinates].flat(Infinity as 1);
  const points: unknown[][] = isPoint(geometry.coordinates)
    ? [geometry.coordinates]
    : listPoints(geometry.coordinates);
  const [longitudes, latitudes] = [0, 1].map((index) => points.map((point) => Number(point[index])));
  if (numbers.length === 0 || !longitudes?.length || !latitudes?.length) return {};
  return { latitude: middle(latitudes), longitude: middle(longitudes) };
}

const isPoint = (value: unknown): value is number[] => Array.isArray(value) && typeof value[0] === 'number';
const listPoints = (value: unknown): unknown[][] =>
  isPoint(value) ? [value] : Array.isArray(value) ? value.flatMap(listPoints) : [];
const middle = (values: readonly number[]) =>
  (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2;
