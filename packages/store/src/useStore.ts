import { createContext, useContext } from 'react';
import type { CityguideStore } from './CityguideStore';

export const StoreContext = createContext<CityguideStore | null>(null);

/** The page's store. */
export function useStore(): CityguideStore {
  const store = useContext(StoreContext);
  if (!store) {
    throw new Error(
      'useStore found no store: render the widget inside a StoreProvider (renderWidget does so).',
    );
  }
  return store;
}
