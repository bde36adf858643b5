import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Catalogue } from '../catalogue/CatalogueEntry';
import { formatState } from './formatState';
import { parseState } from './parseState';
import type { SandboxState } from './SandboxState';

interface SandboxOptions {
  catalogue: Catalogue;
  /** The page's URL; the state is read from it and written to it. */
  location: Pick<Location, 'search' | 'pathname'>;
  history: Pick<History, 'pushState' | 'replaceState'>;
}

export interface Sandbox extends StoreApi<SandboxState> {
  /** Changes a part of the state and updates the URL. */
  change(part: Partial<SandboxState>): void;
  /**
   * Navigates to a widget's scenario as a link would, with a history entry. The controls are reset to the scenario.
   */
  navigate(search: string): void;
  /** Called when the URL has changed by Back or Forward. */
  syncFromUrl(): void;
}

/** The state of the sandbox, stored in the URL. */
export function createSandbox({ catalogue, location, history }: SandboxOptions): Sandbox {
  const store = createStore<SandboxState>(() => parseState(location.search, catalogue));
  const getUrl = (state: SandboxState) => location.pathname + formatState(state, catalogue);

  return {
    ...store,
    change(part) {
      const state = { ...store.getState(), ...part };
      store.setState(state, true);
      history.replaceState(null, '', getUrl(state));
    },
    navigate(search) {
      const state = parseState(search, catalogue);
      store.setState(state, true);
      history.pushState(null, '', getUrl(state));
    },
    syncFromUrl: () => store.setState(parseState(location.search, catalogue), true),
  };
}
