import type { Scenario } from '@cityguide/widget-kit';
import type { Catalogue, CatalogueEntry } from './CatalogueEntry';
import { listScenarios } from './findScenario';

export interface FoundEntry {
  readonly entry: CatalogueEntry;
  /** Those that were found; all of them where the widget itself was. */
  readonly scenarios: readonly [Scenario, ...Scenario[]];
}

/** The widgets whose title or name holds the words, and those of which a scenario does; all where there are no words. */
export function searchCatalogue(catalogue: Catalogue, words: string): readonly FoundEntry[] {
  const wanted = words.trim().toLowerCase();
  const holds = (text: string) => text.toLowerCase().includes(wanted);
  return catalogue.flatMap((entry) => {
    const { title, name } = entry.definition;
    const all = listScenarios(entry);
    if (holds(title) || holds(name)) return [{ entry, scenarios: all }];
    const [first, ...rest] = all.filter((scenario) => holds(scenario.name));
    return first ? [{ entry, scenarios: [first, ...rest] }] : [];
  });
}
