import { readText } from './readText';
import type { FieldRule } from './FieldRule';

export interface ReadFields<Name extends string> {
  /** Trimmed, in one line unless the field is for long text. */
  values: Record<Name, string>;
  faults: Partial<Record<Name, string>>;
  isRight: boolean;
}

/** Half an emoji, which a cut can leave; databases would refuse or change it. */
const HALF_CHARACTER = /\p{Cs}/gu;
const CONTROL_CHARACTERS = /\p{Cc}/gu;
const CONTROL_BUT_LINES = /[^\P{Cc}\n]/gu;

/** What was entered in a plain form, and what is wrong with it. */
export function readFields<Name extends string>(
  rules: readonly FieldRule<Name>[],
  sent: unknown,
): ReadFields<Name> {
  const values = Object.fromEntries(rules.map((rule) => [rule.name, readValue(rule, sent)])) as Record<
    Name,
    string
  >;
  const faults: Partial<Record<Name, string>> = {};
  for (const rule of rules) {
    const fault = findFault(rule, values[rule.name]);
    if (fault !== undefined) faults[rule.name] = fault;
  }
  return { values, faults, isRight: Object.keys(faults).length === 0 };
}

function readValue({ name, type, clean = (value) => value }: FieldRule, sent: unknown): string {
  const text = readText(sent, name).replace(HALF_CHARACTER, '\ufffd');
  return type === 'long-text'
    ? text.replace(/\r\n?/g, '\n').replace(CONTROL_BUT_LINES, '').trim()
    : clean(text.replace(CONTROL_CHARACTERS, ' ').trim());
}

function findFault({ maxLength, missing, choices, check }: FieldRule, value: string): string | undefined {
  if (value === '') return missing;
  if (value.length > maxLength) return `Use at most ${maxLength} characters; these are ${value.length}.`;
  if (choices && !choices.some((choice) => choice.value === value)) return missing;
  return check?.(value);
}
