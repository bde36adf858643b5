import type { ClickKeeper } from '../clicks/createClickKeeper';
import type { Parts } from '../createParts';
import { emitError } from '../page/emitError';
import { setStatus } from './setStatus';

/** Ends a mount point's wait, well or badly; may be called again when a widget fails later. */
export interface Settler {
  ready(element: HTMLElement): void;
  /** @param error what was thrown; none where the cause was reported already */
  failed(element: HTMLElement, widget: string, error?: unknown): void;
}

/** Creates what sets the status, tells the page and does a kept click again. */
export function createSettler({ clicks, parts }: { clicks: ClickKeeper; parts: Parts }): Settler {
  const told = new Set<unknown>();

  return {
    ready(element) {
      setStatus(element, 'ready');
      const control = clicks.take(element);
      if (!control) return;
      // React is still at work on the commit that told us
      queueMicrotask(() => void parts.core().then((core) => core.replayClick({ control, element })));
    },
    failed(element, widget, error) {
      setStatus(element, 'failed');
      if (error !== undefined) {
        const reason = error instanceof Error ? error.message : String(error);
        const message = `it failed; the content from the CMS stays. ${reason}`;
        // one missing file can be the end of thousands of mount points: one line on the console, an event for each
        emitError({ widget, element, message, error, isQuiet: told.has(error) });
        told.add(error);
      }
      // the CMS's own control stands there again and does what it did without us
      clicks.take(element)?.click();
    },
  };
}
