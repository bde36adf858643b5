import type { Scenario } from '@cityguide/widget-kit';
import type { Catalogue, CatalogueEntry } from './CatalogueEntry';

/** Every widget can be seen with nothing but its defaults, also where its author listed no scenario. */
const PLAIN: Scenario = { name: 'Defaults' };

/** A widget's scenarios, at least one. */
export function listScenarios(entry: CatalogueEntry): readonly [Scenario, ...Scenario[]] {
  const [first, ...rest] = entry.scenarios;
  return first ? [first, ...rest] : [PLAIN];
}

/** The widget of that name, else the first. */
export function findEntry(catalogue: Catalogue, name: string | null): CatalogueEntry {
  const entry = catalogue.find(({ definition }) => definition.name === name) ?? catalogue[0];
  if (!entry) throw new Error('The sandbox has no widgets. Make one with "npm run new:widget -- my-widget".');
  return entry;
}

/** The widget's scenario of that name, else its first. */
export function findScenario(entry: CatalogueEntry, name: string | null): Scenario {
  const scenarios = listScenarios(entry);
  return scenarios.find((scenario) => scenario.name === name) ?? scenarios[0];
}
