import { readText } from './readText';
import type { FieldRule } from './FieldRule';

export interface ParsedFields<Name extends string> {
  /** Trimmed, and in one line unless the field is for long text. */
  values: Record<Name, string>;
  fieldErrors: Partial<Record<Name, string>>;
  isValid: boolean;
}

/** Half an emoji, as truncating text can leave; databases would reject or change it. */
const LONE_SURROGATE = /\p{Cs}/gu;
const CONTROL_CHARACTERS = /\p{Cc}/gu;
const CONTROL_EXCEPT_LINE_FEED = /[^\P{Cc}\n]/gu;

/** Parses and validates a plain form. */
export function parseFields<Name extends string>(
  rules: readonly FieldRule<Name>[],
  body: unknown,
): ParsedFields<Name> {
  const values = Object.fromEntries(rules.map((rule) => [rule.name, parseValue(rule, body)])) as Record<
    Name,
    string
  >;
  const fieldErrors: Partial<Record<Name, string>> = {};
  for (const rule of rules) {
    const error = validateField(rule, values[rule.name]);
    if (error !== undefined) fieldErrors[rule.name] = error;
  }
  return { values, fieldErrors, isValid: Object.keys(fieldErrors).length === 0 };
}

function parseValue({ name, type, normalize = (value) => value }: FieldRule, body: unknown): string {
  const text = readText(body, name).replace(LONE_SURROGATE, '\ufffd');
  return type === 'long-text'
    ? text.replace(/\r\n?/g, '\n').replace(CONTROL_EXCEPT_LINE_FEED, '').trim()
    : normalize(text.replace(CONTROL_CHARACTERS, ' ').trim());
}

function validateField(
  { maxLength, requiredMessage, choices, validate }: FieldRule,
  value: string,
): string | undefined {
  if (value === '') return requiredMessage;
  if (value.length > maxLength) return `Use at most ${maxLength} characters; these are ${value.length}.`;
  if (choices && !choices.some((choice) => choice.value === value)) return requiredMessage;
  return validate?.(value);
}
