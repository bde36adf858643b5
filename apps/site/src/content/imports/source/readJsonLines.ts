import { parseJsonObject } from '../rows/parseJsonObject';
import { flattenObject } from './flattenObject';
import type { TextFile } from './readText';
import type { Source, SourceRecord } from './SourceRecord';

/** Reads a file with a JSON object per line. */
export function readJsonLines(file: TextFile): Source {
  return { columns: undefined, records: readRecords(file) };
}

async function* readRecords(file: TextFile): AsyncGenerator<SourceRecord> {
  let line = 0;
  let rest = '';
  for await (const chunk of file.chunks()) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) {
      line += 1;
      const record = parseLine(text, line, file.getProgress());
      if (record) yield record;
    }
  }
  const record = parseLine(rest, line + 1, 1);
  if (record) yield record;
}

function parseLine(text: string, line: number, progress: number): SourceRecord | undefined {
  if (text.trim() === '') return undefined;
  const object = parseJsonObject(text);
  if (object) return { line, values: flattenObject(object), progress };
  return {
    line,
    values: {},
    progress,
    problem: 'It is no JSON object: each line of the file has to be one.',
  };
}
