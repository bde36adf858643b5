import type { Scenario } from '@cityguide/widget-kit';
import type { Catalogue, CatalogueEntry } from './CatalogueEntry';

/** Shows a widget with its defaults if it has no scenarios. */
const DEFAULT_SCENARIO: Scenario = { name: 'Defaults' };

/** A widget's scenarios, at least one. */
export function listScenarios(entry: CatalogueEntry): readonly [Scenario, ...Scenario[]] {
  const [first, ...rest] = entry.scenarios;
  return first ? [first, ...rest] : [DEFAULT_SCENARIO];
}

/** The widget with that name, else the first. */
export function findEntry(catalogue: Catalogue, name: string | null): CatalogueEntry {
  const entry = catalogue.find(({ definition }) => definition.name === name) ?? catalogue[0];
  if (!entry) throw new Error('The sandbox has no widgets. Make one with "npm run new:widget -- my-widget".');
  return entry;
}

/** The widget's scenario with that name, else its first. */
export function findScenario(entry: CatalogueEntry, name: string | null): Scenario {
  const scenarios = listScenarios(entry);
  return scenarios.find((scenario) => scenario.name === name) ?? scenarios[0];
}
