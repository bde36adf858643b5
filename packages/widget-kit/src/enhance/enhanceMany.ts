import type { SiteConfig } from '@cityguide/site-config';
import type { CityguideStore } from '@cityguide/store';
import type { EnhanceContext, Enhancer } from '../definition/enhancer';
import type { Fault } from '../faults/Fault';
import { parseOptions } from '../options/parseOptions';
import { createSlicedQueue } from './createSlicedQueue';
import { delegate } from './delegate';
import { orderVisibleFirst } from './orderVisibleFirst';

export interface EnhanceRequest {
  widget: Enhancer;
  store: CityguideStore;
  site: SiteConfig;
  report(fault: Fault): void;
  onReady?(element: HTMLElement): void;
  /** The element stays as the CMS made it. Without an error a required option is missing, which was reported. */
  onFail?(element: HTMLElement, error?: unknown): void;
  /** All elements handed in so far are done. */
  onRest?(): void;
}

export interface Enhanced {
  /** Takes on mount points, those in view first, in slices that leave the page responsive. */
  add(elements: readonly HTMLElement[]): void;
  remove(element: HTMLElement): void;
  stop(): void;
}

/**
 * Enlivens all mount points of one enhancer. It costs one entry in a set for each element and, for all of them together,
 * one document listener for each event type.
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
}: EnhanceRequest): Enhanced {
  const { definition } = widget;
  const members = new Set<HTMLElement>();
  const unwanted = new WeakSet<HTMLElement>();
  const endings: (() => void)[] = [];

  const context: EnhanceContext = {
    store,
    site,
    report,
    listen(type, onEvent) {
      const end = delegate(type, (event, element) => {
        if (members.has(element)) onEvent(event as HTMLElementEventMap[typeof type], element);
      });
      endings.push(end);
    },
  };
  const enhancement = widget.enhance(context);

  function take(element: HTMLElement) {
    if (members.has(element) || unwanted.has(element)) return;
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
    members.add(element);
    onReady?.(element);
  }

  /** What is being given up must not keep the rest from being so. */
  function giveUp(work: () => void) {
    try {
      work();
    } catch (error) {
      console.error(`Cityguide widget "${definition.name}": it failed while it was taken out.`, error);
    }
  }

  const queue = createSlicedQueue(take, () => onRest?.());
  return {
    add(elements) {
      for (const element of elements) unwanted.delete(element);
      queue.push(orderVisibleFirst(elements));
    },
    remove(element) {
      if (members.delete(element)) giveUp(() => enhancement.remove(element));
      else unwanted.add(element);
    },
    stop() {
      queue.clear();
      members.clear();
      for (const end of endings) end();
      giveUp(() => enhancement.stop());
    },
  };
}
