const HEADER = '// Made from packages/widgets by "npm run generate".\n';

/**
 * The module for the sandbox's list and controls: definitions and scenarios, no components.
 * @param {{ name: string }[]} definitions
 */
export function writeCatalogue(definitions) {
  const imports = definitions.flatMap(({ name }) => [
    `import { definition as ${camelCase(name)}Definition } from '@cityguide/widget-${name}/definition';`,
    `import { scenarios as ${camelCase(name)}Scenarios } from '@cityguide/widget-${name}/scenarios';`,
  ]);
  const entries = definitions.map(
    ({ name }) => `{ definition: ${camelCase(name)}Definition, scenarios: ${camelCase(name)}Scenarios },`,
  );
  return `${HEADER}import type { CatalogueEntry } from '../catalogue/CatalogueEntry';
${imports.join('\n')}

export const catalogue: readonly CatalogueEntry[] = [${entries.join('\n')}];
`;
}

/**
 * The module for the sandbox's stage: the widgets themselves, from their sources.
 * @param {{ name: string }[]} definitions
 */
export function writeWidgets(definitions) {
  const imports = definitions.map(
    ({ name }) => `import ${camelCase(name)}Widget from '@cityguide/widget-${name}/widget';`,
  );
  const entries = definitions.map(({ name }) => `'${name}': ${camelCase(name)}Widget,`);
  return `${HEADER}import type { Enhancer, ReactWidget } from '@cityguide/widget-kit';
${imports.join('\n')}

export const widgets: Readonly<Record<string, ReactWidget | Enhancer>> = {${entries.join('\n')}};
`;
}

/** @param {string} name */
function camelCase(name) {
  return name.replace(/-[a-z0-9]/g, (match) => match.slice(1).toUpperCase());
}
