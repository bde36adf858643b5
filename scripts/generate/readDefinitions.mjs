import path from 'node:path';
import { widgetFolders } from '../places.mjs';
import { importSource } from './importSource.mjs';

/**
 * The definitions of all widgets, by name.
 * @throws Error when a definition cannot be read or does not carry its folder's name
 */
export async function readDefinitions() {
  const definitions = [];
  // One after the other: the compiler's start-up is the cost, and the first import pays it for all.
  for (const folder of await widgetFolders()) definitions.push(await readDefinition(folder));
  return definitions;
}

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
