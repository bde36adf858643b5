import type { OptionKind } from '../definition/WidgetOption';
import type { WidgetDefinition } from '../definition/WidgetDefinition';
import { getAttributeName } from '../options/getAttributeName';
import { describeAllowed } from '../options/describeAllowed';

/** One form control for one option. */
export interface Control {
  name: string;
  attribute: string;
  kind: OptionKind;
  help: string;
  /** What may be chosen, as text. */
  allowed: string;
  input: 'text' | 'number' | 'checkbox' | 'select';
  required: boolean;
  /** As the attribute would be written; empty if there is no default. */
  defaultText: string;
  choices: readonly string[];
  min?: number;
  max?: number;
  /** For a number field; `any` where fractions are allowed. */
  step?: number | 'any';
}

const INPUTS: Record<OptionKind, Control['input']> = {
  text: 'text',
  list: 'text',
  number: 'number',
  id: 'number',
  flag: 'checkbox',
  choice: 'select',
};

/** The form that the sandbox and the catalogue generate from a definition. */
export function getControls(definition: WidgetDefinition): Control[] {
  return Object.entries(definition.options).map(([name, option]) => {
    const { kind, help, choices = [], required = false, max } = option;
    const value = option.default;
    const isWhole = kind === 'id' || option.isWhole;
    return {
      name,
      attribute: getAttributeName(name),
      kind,
      help,
      allowed: describeAllowed(option),
      input: INPUTS[kind],
      required,
      defaultText: Array.isArray(value) ? value.join(',') : String(value ?? ''),
      choices,
      min: kind === 'id' ? 1 : option.min,
      max,
      step: INPUTS[kind] === 'number' ? (isWhole ? 1 : 'any') : undefined,
    };
  });
}
