import type { FieldProblem, RawRecord } from '../ContentKind';

interface TextRules {
  /** Characters. */
  max: number;
  /** Line breaks are kept. */
  isMultiLine?: boolean;
}

export type RecordReader = ReturnType<typeof createRecordReader>;

/**
 * Reads the fields of one record, and collects what is wrong with them. A field that the record does not have is undefined,
 * so that what the site has for it can stay; one that is there and empty is emptied.
 */
export function createRecordReader(input: RawRecord) {
  const problems: FieldProblem[] = [];

  function report(field: string, problem: string, advice: string): undefined {
    problems.push({ field, problem, advice });
  }

  function readText(field: string, { max, isMultiLine = false }: TextRules): string | undefined {
    const value = input[field];
    if (value === undefined) return undefined;
    if (value === null) return '';
    if (typeof value !== 'string' && typeof value !== 'number')
      return report(field, `It is ${describe(value)}, not text.`, 'Give it as text.');
    const text = cleanText(String(value), isMultiLine);
    if (text.length <= max) return text;
    return report(
      field,
      `It has ${text.length} characters.`,
      `Shorten it to ${max}, or put the rest elsewhere.`,
    );
  }

  function readRequiredText(field: string, rules: TextRules): string {
    const before = problems.length;
    const text = readText(field, rules) ?? '';
    if (text === '' && problems.length === before)
      report(field, 'It is missing.', `Every record needs a ${field}.`);
    return text;
  }

  /** A number, also with a decimal comma as French spreadsheets write it. */
  function readNumber(field: string, [min, max]: readonly [number, number]): number | null | undefined {
    const value = input[field];
    if (value === undefined) return undefined;
    if (value === null || (typeof value === 'string' && value.trim() === '')) return null;
    const number = typeof value === 'string' ? Number(value.trim().replace(',', '.')) : value;
    if (typeof number === 'number' && number >= min && number <= max) return number;
    return report(
      field,
      `${quote(value)} is no number from ${min} to ${max}.`,
      'Correct it or leave it empty.',
    );
  }

  /** A time in milliseconds since 1970: an ISO date or date with time, or the milliseconds themselves. */
  function readTime(field: string): number | null | undefined {
    const value = input[field];
    if (value === undefined) return undefined;
    if (value === null || value === '') return null;
    const time = typeof value === 'number' ? value : Date.parse(String(value).trim());
    if (Number.isFinite(time) && Math.abs(time) < MAX_TIME_MS) return Math.trunc(time);
    return report(
      field,
      `${quote(value)} is no date.`,
      'Write it as 2026-11-28 or 2026-11-28T19:30:00-05:00.',
    );
  }

  /** Fields that no record of the kind has: of an import, columns that were mapped by mistake. */
  function reportUnknown(knownFields: readonly string[]): void {
    for (const field of Object.keys(input))
      if (!knownFields.includes(field))
        report(
          field.slice(0, MAX_QUOTED),
          'There is no such field.',
          `The fields are ${knownFields.join(', ')}.`,
        );
  }

  return { input, problems, report, readText, readRequiredText, readNumber, readTime, reportUnknown };
}

const MAX_QUOTED = 80;
/** The year 9999. */
const MAX_TIME_MS = 253_402_300_800_000;

/** The value, cut to what a line of a report can show. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return `"${text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text}"`;
}

const describe = (value: unknown) => (Array.isArray(value) ? 'a list' : `of type ${typeof value}`);

/** Composed accents (two encodings of `é` are one), no control characters, no space at either end. */
function cleanText(text: string, isMultiLine: boolean): string {
  const composed = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(UNSTORABLE, '');
  return (isMultiLine ? composed : composed.replace(/[ \t\n]+/g, ' ')).trim();
}

/** What no database stores and nobody types: control characters and lone surrogates. */
const UNSTORABLE = /[^\P{Cc}\t\n]|\p{Cs}/gu;
