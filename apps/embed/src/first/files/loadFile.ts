import { linkFile, type FileRequest } from './linkFile';
import { wait } from './wait';

/** Pauses before the second and the third try. */
const PAUSES_MS = [500, 2000];

/**
 * Fetches a file, with three tries at growing distances. A browser remembers for the page's life that a module failed,
 * and proxies may remember a bad answer, so each try has an address of its own.
 * @returns the address that worked
 */
export async function loadFile(request: FileRequest): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const url = attempt === 1 ? request.url : `${request.url}?try=${attempt}`;
    try {
      await linkFile({ ...request, url });
      return url;
    } catch (error) {
      const pauseMs = PAUSES_MS[attempt - 1];
      if (pauseMs === undefined) throw error;
      await wait(pauseMs);
    }
  }
}
