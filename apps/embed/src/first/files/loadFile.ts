import { linkFile, type FileRequest, type LinkedFile } from './linkFile';
import { raceWithTimeout } from './timeouts';

/** Delays after each of the three tries. */
const RETRY_DELAYS_MS = [500, 2000, 0];
/** A try that has not finished by then counts as failed. */
const TIMEOUT_MS = 5000;

const never = new Promise<never>(() => undefined);

/**
 * Fetches a file, with three tries at growing delays. A browser caches a module's failure for the life of the page, and
 * proxies may cache an error response, so each try has a URL of its own. A try without a response stays open beside the
 * next ones: on a slow network it may well be the one that succeeds.
 * @returns the URL that worked
 */
export async function loadFile(request: FileRequest): Promise<string> {
  const files: LinkedFile[] = [];
  const loaded: Promise<string>[] = [];
  try {
    for (const pauseMs of RETRY_DELAYS_MS) {
      const tries = files.length + 1;
      const url = tries === 1 ? request.url : `${request.url}?try=${tries}`;
      const file = linkFile({ ...request, url });
      files.push(file);
      loaded.push(
        file.loaded.then(
          () => url,
          () => never,
        ),
      );
      const failed = file.loaded.then(
        () => never,
        () => undefined,
      );
      const found =
        (await raceWithTimeout<string | undefined>(TIMEOUT_MS, [...loaded, failed])) ??
        (await raceWithTimeout(pauseMs, loaded));
      if (found) return found;
    }
  } finally {
    for (const file of files) file.cancel();
  }
  throw new Error(`Cityguide: ${request.url} could not be loaded`);
}
