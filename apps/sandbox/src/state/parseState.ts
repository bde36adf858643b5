import { brands } from '@cityguide/site-config';
import { backendStates } from '@cityguide/widget-kit/documents';
import type { Catalogue } from '../catalogue/CatalogueEntry';
import { findEntry, findScenario } from '../catalogue/findScenario';
import { colourSchemes, languageChoices, type SandboxState, screens, visitors } from './SandboxState';

/** Prefix of the parameters that are options of the widget, since an option may be called `brand`. */
export const OPTION_PREFIX = 'option.';

/** Parses the state from the URL. Missing and invalid values come from the scenario. */
export function parseState(search: string, catalogue: Catalogue): SandboxState {
  const query = new URLSearchParams(search);
  const entry = findEntry(catalogue, query.get('widget'));
  const scenario = findScenario(entry, query.get('scenario'));
  const visitor = scenario.member ? 'member' : 'guest';
  return {
    widget: entry.definition.name,
    scenario: scenario.name,
    brand: oneOf(brands, query.get('brand')) ?? 'guide',
    colours: oneOf(colourSchemes, query.get('colours')) ?? 'auto',
    language: oneOf(languageChoices, query.get('language')) ?? 'own',
    screen: screens.find(({ id }) => id === query.get('screen'))?.id ?? 'fit',
    visitor: oneOf(visitors, query.get('visitor')) ?? visitor,
    backend: oneOf(backendStates, query.get('backend')) ?? scenario.backend ?? 'ready',
    data: query.get('data') ?? undefined,
    options: parseOptionTexts(query, Object.keys(entry.definition.options)),
  };
}

function oneOf<T extends string>(allowed: readonly T[], found: string | null): T | undefined {
  return allowed.find((value) => value === found);
}

function parseOptionTexts(query: URLSearchParams, names: readonly string[]): Record<string, string> {
  const texts = names.map((name) => [name, query.get(OPTION_PREFIX + name)] as const);
  return Object.fromEntries(texts.filter((entry): entry is readonly [string, string] => entry[1] !== null));
}
