import type { AdProvider } from './AdProvider';

/** A provider whose code is loaded with the first request. */
export function createLazyProvider(load: () => Promise<AdProvider>): AdProvider {
  let loading: Promise<AdProvider> | undefined;
  return {
    fill: async (request) => (await (loading ??= load())).fill(request),
    clear(request) {
      // A provider that failed to load has nothing to clear.
      loading?.then(
        (provider) => provider.clear(request),
        () => undefined,
      );
    },
  };
}
