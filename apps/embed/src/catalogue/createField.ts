import type { OptionSchema } from '@cityguide/widget-kit/explain';
import { createElement } from '../editor-page/createElement';
import type { CatalogueState } from './CatalogueState';

export interface OptionField {
  element: HTMLElement;
  /** The control, whose value is the option's text. */
  control: HTMLInputElement | HTMLSelectElement;
}

const toText = (value: unknown) => (Array.isArray(value) ? value.join(',') : String(value ?? ''));

/** The control of an option, with its label and help. */
export function createField(
  name: string,
  schema: OptionSchema,
  { texts, language, widget, values }: CatalogueState,
): OptionField {
  const { title, description } = language === 'fr' ? schema['x-translations'].fr : schema;
  const id = `option-${name}`;
  const value = toText(values[name] ?? schema.default);
  const shared = { id, name, 'aria-describedby': `${id}-help` };
  const control = schema.enum
    ? createElement('select', shared, ...createChoices(schema, texts.notSet))
    : createElement('input', { ...shared, ...describeInput(schema) });
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === 'true';
  else control.value = value;
  const isRequired = widget.options.required.includes(name);
  const label = createElement('label', { for: id }, isRequired ? `${title} ${texts.isRequired}` : title);
  const help = createElement('p', { id: `${id}-help`, class: 'hint' }, description);
  const isCheckbox = schema.type === 'boolean';
  return {
    control,
    element: createElement(
      'div',
      { class: isCheckbox ? 'field checkbox' : 'field' },
      ...(isCheckbox ? [control, label] : [label, control]),
      help,
    ),
  };
}

function createChoices({ enum: choices = [], default: standard }: OptionSchema, notSet: string) {
  const options = choices.map((choice) => createElement('option', { value: choice }, choice));
  return standard === undefined ? [createElement('option', { value: '' }, notSet), ...options] : options;
}

function describeInput({ type, minimum, maximum }: OptionSchema): Record<string, string> {
  if (type === 'boolean') return { type: 'checkbox' };
  if (type !== 'integer' && type !== 'number') return { type: 'text' };
  return {
    type: 'number',
    step: type === 'integer' ? '1' : 'any',
    ...(minimum !== undefined && { min: String(minimum) }),
    ...(maximum !== undefined && { max: String(maximum) }),
  };
}

/** What the form says of an option; undefined where it says nothing. */
export function readControl(control: OptionField['control']): unknown {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
  return control.value.trim() === '' ? undefined : control.value;
}
