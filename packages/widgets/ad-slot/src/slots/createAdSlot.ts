import type { AdSlotMessages } from '../messages';
import type { ViewportObserver } from '../viewport/createViewportObserver';
import type { AdProvider, AdRequest } from '../providers/AdProvider';
import { parseSize, OUT_OF_PAGE, type AdSizeName } from '../sizes';
import { enhanceMountPoint } from './enhanceMountPoint';

export interface AdSlot {
  /** Requests an ad of this size, or removes the ad. Setting the same size again keeps the current ad (O-ADS-04). */
  setSize(size: AdSizeName | undefined): void;
}

interface AdSlotOptions {
  element: HTMLElement;
  name: string;
  adUnitPath: string;
  provider: AdProvider;
  viewport: ViewportObserver;
  messages: AdSlotMessages;
  /** Shown where there is neither an ad nor a fallback; undefined is an empty slot. */
  createPlaceholder(): HTMLElement | undefined;
}

/**
 * After this time without a result a slot shows its placeholder: an ad blocker's replacement for a library never
 * reports one.
 */
export const PLACEHOLDER_DELAY_MS = 5000;

/** Counts the requests of all slots of the page, so that each has a unique id. */
let requestCount = 0;

/** A mount point with the ad that it shows or waits for. */
export function createAdSlot(options: AdSlotOptions): AdSlot {
  const { element } = options;
  let current: { size: AdSizeName; end(): void } | undefined;

  return {
    setSize(size) {
      // A slot that was too narrow may be wide enough now, so the same size is checked again.
      const newSize = size && isWideEnough(element, size) ? size : undefined;
      if (newSize === current?.size) return;
      current?.end();
      current = newSize && { size: newSize, end: startRequest(options, newSize) };
    },
  };
}

/**
 * An ad that its slot would cut off is not requested. An element without layout has no width, but is not near the
 * viewport either.
 */
function isWideEnough({ clientWidth }: HTMLElement, size: AdSizeName): boolean {
  return size === OUT_OF_PAGE || clientWidth === 0 || clientWidth >= parseSize(size).width;
}

/** Requests an ad when the slot comes near the viewport; returns a function that ends the request. */
function startRequest(options: AdSlotOptions, size: AdSizeName): () => void {
  const { element, name, adUnitPath, provider, viewport, messages } = options;
  const controller = new AbortController();
  const { signal } = controller;
  const mountPoint = enhanceMountPoint(element, messages);
  const request: AdRequest = {
    id: `cg-ad-${(requestCount += 1)}`,
    name,
    adUnitPath,
    size,
    container: mountPoint.container,
    whenNear: () => viewport.whenWithin('render', element, signal),
    signal,
  };

  async function fill() {
    await viewport.whenWithin('fetch', element, signal);
    const createPlaceholder = () => (size === OUT_OF_PAGE ? undefined : options.createPlaceholder());
    const placeholderTimer = setTimeout(
      () => mountPoint.showTemporaryPlaceholder(createPlaceholder()),
      PLACEHOLDER_DELAY_MS,
    );
    signal.addEventListener('abort', () => clearTimeout(placeholderTimer));
    // A blocked or broken provider is not the page's error: the fallback stays.
    const isFilled = await provider.fill(request).catch(() => false);
    clearTimeout(placeholderTimer);
    if (signal.aborted) return;
    if (isFilled) mountPoint.showAd();
    else mountPoint.showPlaceholder(createPlaceholder());
  }
  void fill();

  return () => {
    controller.abort();
    provider.clear(request);
    mountPoint.restore();
  };
}
