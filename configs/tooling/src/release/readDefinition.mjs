import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/**
 * What the registry must know of a widget before its file is loaded: its kind, its default load
 * strategy, and which controls' clicks are kept until it is there.
 * @param {string} dir the widget's package folder
 */
export async function readDefinition(dir) {
  const file = path.join(dir, 'src', 'definition.ts');
  const { definition } = await tsImport(pathToFileURL(file).href, import.meta.url);
  if (!definition) throw new Error(`${file} must export "definition" made by defineWidget`);
  const { kind, load, intent } = definition;
  return { kind, load, intent };
}
