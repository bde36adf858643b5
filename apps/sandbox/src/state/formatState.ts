import type { Catalogue } from '../catalogue/CatalogueEntry';
import { OPTION_PREFIX, parseState } from './parseState';
import type { SandboxState } from './SandboxState';

/** The query string of a state, without the values of the scenario: `?widget=navbar&scenario=Member`. */
export function formatState(state: SandboxState, catalogue: Catalogue): string {
  const query = new URLSearchParams({ widget: state.widget, scenario: state.scenario });
  const defaults = parseState(`?${query}`, catalogue);
  for (const name of ['brand', 'colours', 'language', 'screen', 'visitor', 'backend'] as const) {
    if (state[name] !== defaults[name]) query.set(name, state[name]);
  }
  if (state.data !== undefined) query.set('data', state.data);
  for (const [name, text] of Object.entries(state.options)) query.set(OPTION_PREFIX + name, text);
  return `?${query}`;
}
