import type { AdSizeName } from '../sizes';

/** One ad that a place wants. */
export interface AdOrder {
  /** Of this order alone; the container may take it as its `id`. */
  id: string;
  /** Name of the slot in the site's configuration, and what the provider calls it. */
  name: string;
  unit: string;
  size: AdSizeName;
  /** In the page, as large as the ad, and not seen before the place is filled. */
  container: HTMLElement;
  /** Resolves when the place is near enough to the viewport for its ad to be drawn. */
  whenNear(): Promise<void>;
  /** Aborted when the place no longer wants the ad. */
  signal: AbortSignal;
}

/** Where ads come from (ADS-4). */
export interface AdProvider {
  /** Puts an ad into the container; false, or a fault, where there is none. */
  fill(order: AdOrder): Promise<boolean>;
  /** The order is over: lets go of what it has at the provider. */
  clear(order: AdOrder): void;
}
