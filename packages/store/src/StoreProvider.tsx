import type { ReactNode } from 'react';
import type { CityguideStore } from './CityguideStore';
import { StoreContext } from './useStore';

/** Provides the page's store to the widgets below. */
export function StoreProvider({ store, children }: { store: CityguideStore; children?: ReactNode }) {
  return <StoreContext.Provider value={store}>{children}</StoreContext.Provider>;
}
