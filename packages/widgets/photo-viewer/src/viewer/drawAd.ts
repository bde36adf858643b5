import type { SiteConfig } from '@cityguide/site-config';
import { make } from './drawing/make';

/** The place of an ad, which the ad slot's own widget fills; null where the site has no ad there (PHOTO-3). */
export function drawAd(slot: string, { ads }: SiteConfig): HTMLElement | null {
  if (slot === '' || !Object.hasOwn(ads.slots, slot)) return null;
  const place = make('div', {});
  place.dataset.widget = 'ad-slot';
  place.dataset.slot = slot;
  // On small screens the photo needs the room.
  place.dataset.tablet = place.dataset.mobile = 'none';
  return make('div', { className: 'cg-photo-ad' }, [place]);
}
