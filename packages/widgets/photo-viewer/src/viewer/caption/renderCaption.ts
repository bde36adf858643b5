import type { SiteConfig } from '@cityguide/site-config';
import { formatExactTime, formatTimeAgo } from '@cityguide/site-config/formats';
import { languageOf } from '../../messages';
import type { Photo } from '@cityguide/store/photos';
import { createElement } from '../rendering/createElement';
import { parseHttpUrl } from '../history/parseHttpUrl';
import { getImageUrl, getImageSrcSet } from '@cityguide/ui/plain';

const AVATAR = { width: 80, height: 80, command: 'resize_then_crop' } as const;

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

interface Author {
  name: string;
  avatar: string | null | undefined;
  baseUrl: string;
}

/**
 * A member, or an Instagram user: avatar and name. The first letter is shown without an avatar, and behind it until
 * it loads.
 */
function renderAuthor({ name, avatar, baseUrl }: Author): HTMLElement {
  const size = { ...AVATAR, baseUrl };
  const src = getImageUrl(avatar, size);
  const picture =
    src &&
    createElement('img', {
      alt: '',
      width: 80,
      height: 80,
      onerror: () => picture && picture.remove(),
      srcset: getImageSrcSet(avatar, size) ?? '',
      src,
    });
  const letter = createElement('span', { ariaHidden: 'true' }, [[...name][0]?.toUpperCase()]);
  return createElement('p', { className: 'cg-photo-author' }, [
    createElement('span', { className: 'cg-photo-avatar' }, [letter, picture]),
    createElement('span', {}, [name]),
  ]);
}
