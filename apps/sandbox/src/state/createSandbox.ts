import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Catalogue } from '../catalogue/CatalogueEntry';
import { formatState } from './formatState';
import { parseState } from './parseState';
import type { SandboxState } from './SandboxState';

interface Services {
  catalogue: Catalogue;
  /** The page's address; the state is read from it and written to it. */
  location: Pick<Location, 'search' | 'pathname'>;
  history: Pick<History, 'pushState' | 'replaceState'>;
}

export interface Sandbox extends StoreApi<SandboxState> {
  /** Changes a part of what is shown; the address follows. */
  change(part: Partial<SandboxState>): void;
  /** Goes to a widget's scenario as a link would: Back returns. The controls are as the scenario says. */
  visit(search: string): void;
  /** The page's address was changed from outside (Back, Forward). */
  readAddress(): void;
}

/** What the sandbox shows, kept in the page's address. */
export function createSandbox({ catalogue, location, history }: Services): Sandbox {
  const store = createStore<SandboxState>(() => parseState(location.search, catalogue));
  const addressOf = (state: SandboxState) => location.pathname + formatState(state, catalogue);

  return {
    ...store,
    change(part) {
      const state = { ...store.getState(), ...part };
      store.setState(state, true);
      history.replaceState(null, '', addressOf(state));
    },
    visit(search) {
      const state = parseState(search, catalogue);
      store.setState(state, true);
      history.pushState(null, '', addressOf(state));
    },
    readAddress: () => store.setState(parseState(location.search, catalogue), true),
  };
}
