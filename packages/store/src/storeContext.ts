import { createContext, createElement, useContext, type ReactNode } from 'react';
import type { CityguideStore } from './CityguideStore';

const StoreContext = createContext<CityguideStore | null>(null);

/** Hands the page's store to the widgets below. */
export function StoreProvider({ store, children }: { store: CityguideStore; children?: ReactNode }) {
  return createElement(StoreContext.Provider, { value: store }, children);
}

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
