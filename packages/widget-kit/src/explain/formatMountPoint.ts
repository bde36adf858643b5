import { escapeHtml } from '@cityguide/site-config/formats';
import type { ManifestWidget } from '../manifest/Manifest';
import type { EditorLanguage } from './MarkupProblem';

/** Values by property of the manifest: the attribute's name without `data-`. */
export type OptionValues = Readonly<Record<string, unknown>>;

/** What the fields of fallbacks stand for; see `EditorTexts`. HTML, or text that is safe in HTML. */
export type FallbackFields = Readonly<Record<string, string>>;

/** The options that say something, as text: an absent one, an empty one and a default are left out. */
export function listWritten(
  { options }: ManifestWidget,
  values: OptionValues,
): [name: string, text: string | true][] {
  return Object.entries(options.properties).flatMap(([name, schema]): [string, string | true][] => {
    const value = values[name];
    if (value === undefined || value === null || value === '') return [];
    const text = Array.isArray(value) ? value.join(',') : String(value);
    const standard = Array.isArray(schema.default) ? schema.default.join(',') : schema.default;
    if (text === String(standard) || text === '') return [];
    if (schema['x-kind'] !== 'flag') return [[name, text]];
    if (value === true || text === 'true') return [[name, true]];
    return standard === true ? [[name, 'false']] : [];
  });
}

/** The fallback of a widget with its fields filled in; a field without a value becomes nothing. */
export const fillFallback = (
  { fallback }: ManifestWidget,
  language: EditorLanguage,
  fields: FallbackFields,
): string =>
  (fallback[language] || fallback.en).replaceAll(/\{([a-z]+)\}/g, (_field, name: string) =>
    Object.hasOwn(fields, name) ? (fields[name] ?? '') : '',
  );

/** The HTML of a mount point with the fallback that the manifest has for plugins. */
export function formatMountPoint(
  widget: ManifestWidget,
  values: OptionValues,
  { language, fields }: { language: EditorLanguage; fields: FallbackFields },
): string {
  const attributes = listWritten(widget, values)
    .map(([name, text]) => (text === true ? ` data-${name}` : ` data-${name}="${escapeHtml(text)}"`))
    .join('');
  const fallback = fillFallback(widget, language, fields);
  return `<div data-widget="${widget.name}"${attributes}>${fallback && `\n  ${fallback}\n`}</div>`;
}
