import type { SiteConfig } from '@cityguide/site-config';
import { formatExactTime, formatTimeAgo } from '@cityguide/site-config/formats';
import { languageOf } from '../../messages';
import type { Photo } from '@cityguide/store/photos';
import { createElement } from '../rendering/createElement';
import { renderAuthor } from './renderAuthor';
import { parseHttpUrl } from '../history/parseHttpUrl';

interface CaptionOptions {
  site: SiteConfig;
  nowMs: number;
}

/** Who took a photo, when and where, and its description (PHOTO-3). */
export function renderCaption(photo: Photo, { site, nowMs }: CaptionOptions): HTMLElement {
  const author = photo.profile ?? photo.instagram_user;
  const name = author?.full_name ?? '';
  return createElement('div', { className: 'cg-photo-caption' }, [
    name ? renderAuthor({ name, avatar: author?.avatar_url, baseUrl: site.imageServer }) : null,
    photo.description ? createElement('p', { className: 'cg-photo-description' }, [photo.description]) : null,
    createElement('p', { className: 'cg-photo-facts' }, [
      renderListing(photo),
      renderTime(photo, site, nowMs),
    ]),
  ]);
}

function renderListing({ listing }: Photo): HTMLElement | null {
  if (!listing) return null;
  const href = parseHttpUrl(listing.share_url)?.href;
  // Without `href` it is plain text, also for screen readers.
  return createElement('a', { className: 'cg-photo-place', ...(href && { href }) }, [listing.name]);
}

function renderTime({ creation_date: moment }: Photo, site: SiteConfig, nowMs: number): HTMLElement | null {
  const language = languageOf(site);
  const ago = formatTimeAgo(moment, { nowMs, language });
  const exact = formatExactTime(moment, { language, timeZone: site.timeZone });
  return ago && exact ? createElement('time', { className: 'cg-photo-time', ...exact }, [ago]) : null;
}
