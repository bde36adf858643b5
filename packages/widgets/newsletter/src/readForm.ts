/** What the fields of a form say, by name; a box that is not ticked says nothing. */
export function readForm(form: HTMLFormElement): Readonly<Record<string, string | undefined>> {
  const said: Record<string, string> = {};
  for (const field of form.elements)
    if (field instanceof HTMLInputElement && (field.type !== 'checkbox' || field.checked))
      said[field.name] = field.value;
  return said;
}
