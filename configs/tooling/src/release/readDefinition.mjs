import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/**
 * What the registry must contain about a widget before its file is loaded: its kind, its default load strategy, and the
 * selector of controls whose clicks are queued until it is ready.
 * @param {string} dir the widget's package folder
 */
export async function readDefinition(dir) {
  const file = path.join(dir, 'src', 'definition.ts');
  const { definition } = await tsImport(pathToFileURL(file).href, import.meta.url);
  if (!definition) throw new Error(`${file} must export "definition" made by defineWidget`);
  const { kind, load, intent } = definition;
  return { kind, load, intent };
}
