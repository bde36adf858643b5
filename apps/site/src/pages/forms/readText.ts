/** A form field as text; '' if it is missing or was sent twice. */
export function readText(form: unknown, name: string): string {
  if (typeof form !== 'object' || form === null || !Object.hasOwn(form, name)) return '';
  const value: unknown = (form as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}
