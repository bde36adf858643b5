import type { ClickQueue } from '../clicks/createClickQueue';
import type { LazyModules } from '../createLazyModules';
import { emitError } from '../page/emitError';
import { describeReplacements } from '../page/describeReplacements';
import { setStatus } from './setStatus';

/** Handles the result of a mount, success or failure; may be called again when a widget fails later. */
export interface MountResultHandler {
  onReady(element: HTMLElement): void;
  /** @param error what was thrown; none where the cause was reported already */
  onFailed(element: HTMLElement, widget: string, error?: unknown): void;
}

/** Creates the handler that sets the status, notifies the page and replays a queued click. */
export function createMountResultHandler({
  clickQueue,
  modules,
}: {
  clickQueue: ClickQueue;
  modules: LazyModules;
}): MountResultHandler {
  const loggedErrors = new Set<unknown>();

  return {
    onReady(element) {
      setStatus(element, 'ready');
      const control = clickQueue.take(element);
      if (!control) return;
      // React is still committing the update that called this
      queueMicrotask(() => void modules.core().then((core) => core.replayClick({ control, element })));
    },
    onFailed(element, widget, error) {
      setStatus(element, 'failed');
      if (error !== undefined) {
        const reason = error instanceof Error ? error.message : String(error);
        const message = `it failed; the content from the CMS stays. ${reason}${describeReplacements()}`;
        // one missing file can affect thousands of mount points: one line on the console, an event for each
        emitError({ widget, element, message, error, isQuiet: loggedErrors.has(error) });
        loggedErrors.add(error);
      }
      // the CMS's own control is back and works as it did without us
      clickQueue.take(element)?.click();
    },
  };
}
