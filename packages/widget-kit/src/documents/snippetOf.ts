import type { WidgetDefinition } from '../definition/WidgetDefinition';
import type { WidgetOption } from '../definition/WidgetOption';
import { attributeOf } from '../options/attributeOf';
import { escapeHtml } from '@cityguide/site-config/formats';

export interface SnippetChoices {
  /** Option values to write; those equal to the default are left out. Without any the options' examples are written. */
  options?: Readonly<Record<string, unknown>>;
  /** JSON for the mount point. */
  data?: unknown;
}

const DATA_SCRIPT = /\s*<script type="application\/json">[\s\S]*?<\/script>/;

function writeAttribute(name: string, value: unknown): string {
  if (value === true) return ` ${attributeOf(name)}`;
  const text = Array.isArray(value) ? value.join(',') : String(value);
  return ` ${attributeOf(name)}="${escapeHtml(text)}"`;
}

/** A `<` in a text could end the script; in JSON it may be written by its number. */
function writeData(data: unknown): string {
  if (data === undefined) return '';
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return `\n  <script type="application/json">${json}</script>`;
}

/** Data that is given stands in the place of the data in the fallback: a mount point with two scripts has one too many. */
function writeFallback({ fallback }: WidgetDefinition, data: unknown): string {
  if (!fallback) return '';
  const shown = data === undefined ? fallback : fallback.replace(DATA_SCRIPT, '');
  return shown && `\n  ${shown}`;
}

/** A required option that nobody has chosen yet shows the editor what to fill in. */
function exampleOf(option: WidgetOption): unknown {
  if (!option.required) return undefined;
  return option.choices?.[0] ?? (option.kind === 'id' ? 1 : (option.min ?? '…'));
}

/** The HTML that an editor pastes into a page. */
export function snippetOf(definition: WidgetDefinition, { options, data }: SnippetChoices = {}): string {
  const attributes = Object.entries(definition.options)
    .map(([name, option]) => {
      const value = options ? (options[name] ?? exampleOf(option)) : (option.example ?? exampleOf(option));
      const isDefault = JSON.stringify(value) === JSON.stringify(option.default);
      return value === undefined || isDefault ? '' : writeAttribute(name, value);
    })
    .join('');
  const inside = `${writeData(data)}${writeFallback(definition, data)}`;
  return `<div data-widget="${definition.name}"${attributes}>${inside}${inside ? '\n' : ''}</div>`;
}
