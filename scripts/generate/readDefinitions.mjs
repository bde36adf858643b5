import path from 'node:path';
import { widgetFolders } from '../paths.mjs';
import { importSource } from './importSource.mjs';

/** @import { WidgetDefinition } from '../../packages/widget-kit/src/definition/WidgetDefinition' */

/**
 * The definitions of all widgets, sorted by name.
 * @throws {Error} if a definition cannot be read or does not have its folder's name
 */
export async function readDefinitions() {
  const definitions = [];
  // One after the other: the compiler's start-up is what takes time, and only the first import pays it.
  for (const folder of await widgetFolders()) definitions.push(await readDefinition(folder));
  return definitions;
}

/**
 * @param {string} folder
 * @returns {Promise<WidgetDefinition>}
 */
async function readDefinition(folder) {
  const file = path.join(folder, 'src', 'definition.ts');
  const { definition } = await importSource(file);
  const name = path.basename(folder);
  if (definition?.name === name) return definition;
  throw new Error(
    definition
      ? `${file} defines the widget "${definition.name}"; its folder is called "${name}". The two names must be the same.`
      : `${file} must export "definition", made by defineWidget.`,
  );
}
