import type { FieldRule } from './FieldRule';
import type { ReadFields } from './readFields';

/** The fields as the partial `form-input` shows them, with what was entered; the caret goes to the first fault. */
export function viewFields<Name extends string>(
  rules: readonly FieldRule<Name>[],
  entered?: Pick<ReadFields<Name>, 'values' | 'faults'>,
) {
  const focused = rules.find(({ name }) => entered?.faults[name] !== undefined)?.name;
  return rules.map(({ name, label, type, autocomplete, help, maxLength, choices }) => ({
    ...{ name, label, type, maxLength },
    autocomplete: autocomplete ?? 'off',
    help: help ?? '',
    value: entered?.values[name] ?? '',
    fault: entered?.faults[name],
    isFocused: name === focused,
    choices: choices?.map((choice) => ({ ...choice, isCurrent: choice.value === entered?.values[name] })),
  }));
}
