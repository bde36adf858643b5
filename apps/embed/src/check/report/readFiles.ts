import type { LoadedFile } from './Report';

const getTimings = () => performance.getEntriesByType('resource') as PerformanceResourceTiming[];

/** Whether the browser has stopped to note what is loaded, as it does after some hundred files. */
export const isListCut = () => getTimings().length >= 250;

/**
 * What the page has loaded of ours: files beside the embed script, and answers of the API.
 * @param bases addresses that ours begin with
 */
export function readFiles(bases: readonly string[]): LoadedFile[] {
  return getTimings()
    .filter(({ name }) => bases.some((base) => name.startsWith(base)))
    .map(({ name, transferSize, decodedBodySize, duration, responseStatus }) => {
      const { origin, pathname, search } = new URL(name);
      return {
        name: (origin === location.origin ? '' : origin) + pathname + search,
        bytes: transferSize || decodedBodySize ? transferSize : undefined,
        ms: Math.round(duration),
        failed: responseStatus >= 400 ? responseStatus : undefined,
      };
    });
}
