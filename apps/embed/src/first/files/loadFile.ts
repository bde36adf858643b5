import { linkFile, type FileRequest, type LinkedFile } from './linkFile';
import { firstWithin } from './wait';

/** Pauses after each of the three tries. */
const PAUSES_MS = [500, 2000, 0];
/** A try that has not come by then counts as failed. */
const LIMIT_MS = 5000;

const never = new Promise<never>(() => undefined);

/**
 * Fetches a file, with three tries at growing distances. A browser remembers for the page's life that a module failed,
 * and proxies may remember a bad answer, so each try has an address of its own. A try that is silent stays open beside
 * the next ones: on a slow network it may well be the one that comes.
 * @returns the address that worked
 */
export async function loadFile(request: FileRequest): Promise<string> {
  const files: LinkedFile[] = [];
  const loaded: Promise<string>[] = [];
  try {
    for (const [index, pauseMs] of PAUSES_MS.entries()) {
      const url = index === 0 ? request.url : `${request.url}?try=${index + 1}`;
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
        (await firstWithin<string | undefined>(LIMIT_MS, [...loaded, failed])) ??
        (await firstWithin(pauseMs, loaded));
      if (found) return found;
    }
  } finally {
    for (const file of files) file.giveUp();
  }
  throw new Error(`Cityguide: ${request.url} could not be loaded`);
}
