import type { Scenario } from '@cityguide/widget-kit';
import type { Catalogue, CatalogueEntry } from './CatalogueEntry';
import { listScenarios } from './findScenario';

export interface FoundEntry {
  readonly entry: CatalogueEntry;
  /** The matching scenarios; all of them if the widget itself matches. */
  readonly scenarios: readonly [Scenario, ...Scenario[]];
}

/** The widgets whose title, name or scenario contains the query; all if the query is empty. */
export function searchCatalogue(catalogue: Catalogue, query: string): readonly FoundEntry[] {
  const lowerCaseQuery = query.trim().toLowerCase();
  const isMatch = (text: string) => text.toLowerCase().includes(lowerCaseQuery);
  return catalogue.flatMap((entry) => {
    const { title, name } = entry.definition;
    const all = listScenarios(entry);
    if (isMatch(title) || isMatch(name)) return [{ entry, scenarios: all }];
    const [first, ...rest] = all.filter((scenario) => isMatch(scenario.name));
    return first ? [{ entry, scenarios: [first, ...rest] }] : [];
  });
}
