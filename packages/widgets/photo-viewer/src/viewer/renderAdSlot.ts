import type { SiteConfig } from '@cityguide/site-config';
import { createElement } from './rendering/createElement';

/** A mount point for the ad-slot widget; null if the site has no such slot (PHOTO-3). */
export function renderAdSlot(slot: string, { ads }: SiteConfig): HTMLElement | null {
  if (slot === '' || !Object.hasOwn(ads.slots, slot)) return null;
  const mountPoint = createElement('div', {});
  mountPoint.dataset.widget = 'ad-slot';
  mountPoint.dataset.slot = slot;
  // On small screens the photo needs the space.
  mountPoint.dataset.tablet = mountPoint.dataset.mobile = 'none';
  return createElement('div', { className: 'cg-photo-ad' }, [mountPoint]);
}
