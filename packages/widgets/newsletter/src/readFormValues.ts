/** The values of a form's fields, by name, without unchecked checkboxes. */
export function readFormValues(form: HTMLFormElement): Readonly<Record<string, string | undefined>> {
  const values: Record<string, string> = {};
  for (const field of form.elements)
    if (field instanceof HTMLInputElement && (field.type !== 'checkbox' || field.checked))
      values[field.name] = field.value;
  return values;
}
