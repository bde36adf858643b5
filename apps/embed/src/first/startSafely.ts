import { describeReplacements } from './page/describeReplacements';
import { startPage } from './startPage';

/**
 * Starts the page and never throws: where this script is inline or part of a combined file, the page's own code comes
 * after it. What names our files may come after it as well, so a document that is still being parsed is tried again.
 */
export function startSafely(options: Parameters<typeof startPage>[0]): void {
  try {
    startPage(options);
  } catch (error) {
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => startSafely(options), { once: true });
    else console.error(`${error instanceof Error ? error.message : String(error)}${describeReplacements()}`);
  }
}
