export type TemplateFields = Readonly<Record<string, string | number | null | undefined>>;

/** Half a surrogate pair, from a truncated emoji, would make `encodeURIComponent` throw. */
export const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/**
 * The template with its fields, encoded, in place of `{name}`. `path` alone keeps its slashes: it is an own path, put
 * after a slash of the template. Undefined where a field that the template needs has no value.
 */
export function fillTemplate(template: string, fields: TemplateFields): string | undefined {
  let isComplete = true;
  const address = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields[name] ?? undefined;
    isComplete &&= value !== undefined;
    return name === 'path' ? String(value).replace(/^\//, '') : encode(String(value));
  });
  // An empty field after the first slash must not make another site of what follows.
  return isComplete && !address.startsWith('//') ? address : undefined;
}
