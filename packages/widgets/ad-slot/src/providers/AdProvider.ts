import type { AdSizeName } from '../sizes';

/** One request for an ad. */
export interface AdRequest {
  /** Unique to this request; the container may use it as its `id`. */
  id: string;
  /** Name of the slot in the site's configuration; `adUnitPath` is the provider's name for it. */
  name: string;
  adUnitPath: string;
  size: AdSizeName;
  /** In the page, as large as the ad, and hidden until the slot is filled. */
  container: HTMLElement;
  /** Resolves when the slot is near enough to the viewport for its ad to be rendered. */
  whenNear(): Promise<void>;
  /** Aborted when the slot no longer wants the ad. */
  signal: AbortSignal;
}

/** Where ads come from (ADS-4). */
export interface AdProvider {
  /** Puts an ad into the container; resolves to false, or rejects, where there is none. */
  fill(request: AdRequest): Promise<boolean>;
  /** Ends the request: releases what it holds at the provider. */
  clear(request: AdRequest): void;
}
