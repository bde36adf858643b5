import type { FieldRule } from './FieldRule';
import type { ParsedFields } from './parseFields';

/** The models of the partial `form-input`, with the submitted values; the first invalid field gets the focus. */
export function createFieldModels<Name extends string>(
  rules: readonly FieldRule<Name>[],
  submitted?: Pick<ParsedFields<Name>, 'values' | 'fieldErrors'>,
) {
  const focused = rules.find(({ name }) => submitted?.fieldErrors[name] !== undefined)?.name;
  return rules.map(({ name, label, type, autocomplete, help, maxLength, choices }) => ({
    ...{ name, label, type, maxLength },
    autocomplete: autocomplete ?? 'off',
    help: help ?? '',
    value: submitted?.values[name] ?? '',
    fault: submitted?.fieldErrors[name],
    isFocused: name === focused,
    choices: choices?.map((choice) => ({ ...choice, isCurrent: choice.value === submitted?.values[name] })),
  }));
}
