import type { OptionKind } from '../definition/WidgetOption';
import type { WidgetDefinition } from '../definition/WidgetDefinition';
import { attributeOf } from '../options/attributeOf';
import { describeAllowed } from '../options/describeAllowed';

/** One form control for one option. */
export interface Control {
  name: string;
  attribute: string;
  kind: OptionKind;
  help: string;
  /** What may be chosen, in words. */
  allowed: string;
  input: 'text' | 'number' | 'checkbox' | 'select';
  required: boolean;
  /** As the attribute would be written; empty where there is no default. */
  defaultText: string;
  choices: readonly string[];
  min?: number;
  max?: number;
  /** Of a number field; `any` where fractions are allowed. */
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

/** The form that the sandbox and the catalogue make from a definition. */
export function controlsOf(definition: WidgetDefinition): Control[] {
  return Object.entries(definition.options).map(([name, option]) => {
    const { kind, help, choices = [], required = false, max } = option;
    const value = option.default;
    const isWhole = kind === 'id' || option.isWhole;
    return {
      name,
      attribute: attributeOf(name),
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
