import type { WidgetDefinition } from '../definition/WidgetDefinition';
import type { WidgetOption } from '../definition/WidgetOption';
import { getAttributeName } from '../options/getAttributeName';
import { escapeHtml } from '@cityguide/site-config/formats';

export interface SnippetOptions {
  /** Option values to write; those equal to the default are left out. Default: the options' examples. */
  options?: Readonly<Record<string, unknown>>;
  /** JSON for the mount point. */
  data?: unknown;
  /** Without scripts and forms, for editors whose tools strip their tags and would publish the JSON as text. */
  isPlain?: boolean;
}

const DATA_SCRIPT = /\s*<script type="application\/json">[\s\S]*?<\/script>/;

function formatAttribute(name: string, value: unknown): string {
  if (value === true) return ` ${getAttributeName(name)}`;
  const text = Array.isArray(value) ? value.join(',') : String(value);
  return ` ${getAttributeName(name)}="${escapeHtml(text)}"`;
}

/** A `<` in a string could end the script, so it is written as an escape. */
function formatData(data: unknown): string {
  if (data === undefined) return '';
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return `\n  <script type="application/json">${json}</script>`;
}

/** Data that is passed in replaces the data in the fallback: a mount point may not have two data scripts. */
function formatFallback({ fallback, plain }: WidgetDefinition, { data, isPlain }: SnippetOptions): string {
  const written = (isPlain && plain?.fallback) || fallback;
  if (!written) return '';
  const shown = data === undefined && !isPlain ? written : written.replace(DATA_SCRIPT, '');
  return shown && `\n  ${shown}`;
}

/** A required option without a value shows the editor what to fill in. */
function getExample(option: WidgetOption): unknown {
  if (!option.required) return undefined;
  return option.choices?.[0] ?? (option.kind === 'id' ? 1 : (option.min ?? '…'));
}

/** The HTML that an editor pastes into a page. */
export function createSnippet(definition: WidgetDefinition, settings: SnippetOptions = {}): string {
  const { options, data, isPlain } = settings;
  const load = isPlain && definition.plain?.load ? ` data-load="${definition.plain.load}"` : '';
  const attributes = Object.entries(definition.options)
    .map(([name, option]) => {
      const value = options ? (options[name] ?? getExample(option)) : (option.example ?? getExample(option));
      const isDefault = JSON.stringify(value) === JSON.stringify(option.default);
      return value === undefined || isDefault ? '' : formatAttribute(name, value);
    })
    .join('');
  const content = `${isPlain ? '' : formatData(data)}${formatFallback(definition, settings)}`;
  return `<div data-widget="${definition.name}"${attributes}${load}>${content}${content ? '\n' : ''}</div>`;
}
