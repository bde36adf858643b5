import type { AdsConfig } from '@cityguide/site-config';
import type { AdProvider } from './AdProvider';

/** The Google Publisher Tag, with an auction before it where the site has one: chunks that other sites never load. */
export async function loadTagProvider(ads: AdsConfig): Promise<AdProvider> {
  const [{ createTagProvider }, bidding] = await Promise.all([
    import(/* webpackChunkName: 'publisher-tag' */ './publisher-tag/createTagProvider'),
    ads.headerBidding
      ? import(/* webpackChunkName: 'header-bidding' */ './header-bidding/createAuctions').catch(
          // Without the auction the ads earn less, but are still shown.
          () => undefined,
        )
      : undefined,
  ]);
  return createTagProvider(ads, bidding?.createAuctions(ads));
}
