import type { SiteConfig } from '@cityguide/site-config';
import type { CityguideStore } from '@cityguide/store';
import type { EnhanceContext, Enhancer } from '../definition/enhancer';
import type { MarkupIssue } from '../issues/MarkupIssue';
import { parseOptions } from '../options/parseOptions';
import { createSlicedQueue } from './createSlicedQueue';
import { delegate } from './delegate';

export interface EnhanceManyOptions {
  widget: Enhancer;
  store: CityguideStore;
  site: SiteConfig;
  report(issue: MarkupIssue): void;
  onReady?(element: HTMLElement): void;
  /** The element stays as the CMS wrote it. Without an error a required option is missing, which was reported. */
  onFail?(element: HTMLElement, error?: unknown): void;
  /** All elements added so far are processed. */
  onRest?(): void;
}

export interface EnhancedMountPoints {
  /** Adds mount points, those in view first, in slices that keep the page responsive. */
  add(elements: readonly HTMLElement[]): void;
  remove(element: HTMLElement): void;
  stop(): void;
}

/**
 * Enhances all mount points of one enhancer. It costs one entry in a set for each element and, for all of them
 * together, one document listener for each event type.
 * @throws what the widget's own `enhance` throws
 */
export function enhanceMany({
  widget,
  store,
  site,
  report,
  onReady,
  onFail,
  onRest,
}: EnhanceManyOptions): EnhancedMountPoints {
  const { definition } = widget;
  const enhanced = new Set<HTMLElement>();
  const removed = new WeakSet<HTMLElement>();
  const cleanupTasks: (() => void)[] = [];

  const context: EnhanceContext = {
    store,
    site,
    report,
    listen(type, onEvent) {
      const unsubscribe = delegate(type, (event, element) => {
        if (enhanced.has(element)) onEvent(event as HTMLElementEventMap[typeof type], element);
      });
      cleanupTasks.push(unsubscribe);
    },
  };
  const enhancement = widget.enhance(context);

  function enhanceElement(element: HTMLElement) {
    if (enhanced.has(element) || removed.has(element)) return;
    if (element.hasAttribute('data-cg-copy')) {
      // it has the look of another mount point, and none of its listeners
      element.removeAttribute('data-cg-copy');
      runSafely(() => enhancement.remove(element));
    }
    const options = parseOptions({ definition, element, report });
    if (!options) {
      onFail?.(element);
      return;
    }
    try {
      enhancement.add(element, options);
    } catch (error) {
      onFail?.(element, error);
      return;
    }
    enhanced.add(element);
    onReady?.(element);
  }

  /** An error while one mount point is removed must not stop the removal of the rest. */
  function runSafely(task: () => void) {
    try {
      task();
    } catch (error) {
      console.error(`Cityguide widget "${definition.name}": it failed while it was taken out.`, error);
    }
  }

  const queue = createSlicedQueue(enhanceElement, () => onRest?.());
  return {
    add(elements) {
      for (const element of elements) removed.delete(element);
      queue.push(orderVisibleFirst(elements));
    },
    remove(element) {
      if (enhanced.delete(element)) runSafely(() => enhancement.remove(element));
      else removed.add(element);
    },
    stop() {
      queue.clear();
      enhanced.clear();
      for (const cleanUp of cleanupTasks) cleanUp();
      runSafely(() => enhancement.stop());
    },
  };
}

/**
 * Orders the elements in view first, then those below, then those above. Elements in page order are roughly ordered
 * from top to bottom, so a binary search needs a dozen measurements and not one for each of thousands.
 */
function orderVisibleFirst(elements: readonly HTMLElement[]): HTMLElement[] {
  let low = 0;
  let high = elements.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const bottomPx = elements[middle]?.getBoundingClientRect().bottom ?? 0;
    if (bottomPx < 0) low = middle + 1;
    else high = middle;
  }
  return [...elements.slice(low), ...elements.slice(0, low)];
}
