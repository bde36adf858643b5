/*
 * Existing backends do not always send what was agreed: decimals are strings, empty strings stand for nothing, fields
 * are missing. Each function returns the agreed form, or null if there is none.
 */

const ISO_DATE_START = /^\d{4}-\d\d-\d\d/;
const MICROSECONDS = /(\.\d{3})\d+/;
const OFFSET_WITHOUT_COLON = /([+-]\d\d)(\d\d)$/;
const HAS_TIME_BUT_NO_OFFSET = /T[\d:.]+$/;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Trimmed text; a number becomes its digits (phone numbers are sometimes sent as numbers). */
export function readText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return (typeof value === 'string' && value.trim()) || null;
}

/** A finite number, also from a string. */
export function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** A whole number above 0, also from a string. */
export function readId(value: unknown): number | null {
  const number = readNumber(value);
  return number !== null && Number.isSafeInteger(number) && number > 0 ? number : null;
}

/** True only for true, and for the strings and numbers that mean it. */
export function readFlag(value: unknown): boolean {
  return value === true || value === 'true' || value === 1 || value === '1';
}

/**
 * A timestamp as `2026-11-28T01:02:03.004Z`, so that timestamps compare as strings. A date without an offset is taken
 * as UTC, a number as milliseconds since 1970.
 */
export function readTimestamp(value: unknown): string | null {
  let date: Date | undefined;
  // 0 stands for nothing: no event happened in the first moment of 1970.
  if (typeof value === 'number' && value !== 0) date = new Date(value);
  if (typeof value === 'string') {
    const iso = value
      .trim()
      .replace(' ', 'T')
      .replace(MICROSECONDS, '$1')
      .replace(OFFSET_WITHOUT_COLON, '$1:$2');
    // '0' alone is a year to some browsers.
    if (ISO_DATE_START.test(iso)) date = new Date(HAS_TIME_BUT_NO_OFFSET.test(iso) ? `${iso}Z` : iso);
  }
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : null;
}
