import { createElement } from '../editor-page/createElement';
import type { CatalogueState } from './CatalogueState';
import { createField, readControl, type OptionField } from './createField';
import { createFinder } from './createFinder';
import { getFindableKind } from './findByName';

/** The form of a widget's options. `onChange` gets all values by the names of the manifest. */
export function createOptionForm(
  state: CatalogueState,
  onChange: (values: Record<string, unknown>) => void,
): HTMLElement {
  const { widget, texts } = state;
  const fields = new Map<string, OptionField>();
  const emit = () =>
    onChange(Object.fromEntries([...fields].map(([name, { control }]) => [name, readControl(control)])));
  function fill(name: string, text: string) {
    const control = fields.get(name)?.control;
    if (control) control.value = text;
  }

  const rows = Object.entries(widget.options.properties).flatMap(([name, schema]) => {
    const field = createField(name, schema, state);
    fields.set(name, field);
    const kind = getFindableKind(name);
    if (!kind) return [field.element];
    const finder = createFinder({
      kind,
      state,
      onChoose(found) {
        fill(name, String(found.id));
        if (kind !== 'neighbourhoods') fill('name', found.name);
        emit();
      },
    });
    return [finder, field.element];
  });
  const form = createElement(
    'form',
    { 'aria-label': texts.options },
    createElement('h2', {}, texts.options),
    ...(fields.size > 1 ? [] : [createElement('p', {}, texts.noOptions)]),
    ...rows,
  );
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', emit);
  return form;
}
