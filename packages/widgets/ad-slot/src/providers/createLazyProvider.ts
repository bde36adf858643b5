import type { AdProvider } from './AdProvider';

/** A provider whose code is fetched with the first order. */
export function createLazyProvider(load: () => Promise<AdProvider>): AdProvider {
  let loading: Promise<AdProvider> | undefined;
  return {
    fill: async (order) => (await (loading ??= load())).fill(order),
    clear(order) {
      // What never loaded holds nothing.
      loading?.then(
        (provider) => provider.clear(order),
        () => undefined,
      );
    },
  };
}
