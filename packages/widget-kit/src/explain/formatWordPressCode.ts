import type { ManifestWidget } from '../manifest/Manifest';
import { listWritten, type OptionValues } from './formatMountPoint';

/** In quotes that do not occur in it, since short codes know no escapes. */
function quote(text: string): string {
  if (!text.includes('"')) return `"${text}"`;
  return text.includes("'") ? `"${text.replaceAll('"', '”')}"` : `'${text}'`;
}

/** `[cityguide-save-button listing-id="42"]`, the short code of the plugin for WordPress. */
export function formatWordPressCode(widget: ManifestWidget, values: OptionValues): string {
  const options = listWritten(widget, values).map(([name, text]) =>
    // a bracket would end the short code
    text === true ? ` ${name}` : ` ${name}=${quote(text.replaceAll('[', '(').replaceAll(']', ')'))}`,
  );
  return `[cityguide-${widget.name}${options.join('')}]`;
}
