import type { SiteConfig } from '@cityguide/site-config';
import { tellExactTime, tellTimeAgo } from '@cityguide/site-config/formats';
import { languageOf } from '../../messages';
import type { Photo } from '@cityguide/store/photos';
import { make } from '../drawing/make';
import { drawAuthor } from './drawAuthor';
import { readAddress } from '../history/readAddress';

interface CaptionSettings {
  site: SiteConfig;
  nowMs: number;
}

/** Who took a photo, when and where, and what they say of it (PHOTO-3). */
export function drawCaption(photo: Photo, { site, nowMs }: CaptionSettings): HTMLElement {
  const author = photo.profile ?? photo.instagram_user;
  const name = author?.full_name ?? '';
  return make('div', { className: 'cg-photo-caption' }, [
    name ? drawAuthor({ name, avatar: author?.avatar_url, server: site.imageServer }) : null,
    photo.description ? make('p', { className: 'cg-photo-description' }, [photo.description]) : null,
    make('p', { className: 'cg-photo-facts' }, [drawPlace(photo), drawTime(photo, site, nowMs)]),
  ]);
}

function drawPlace({ listing }: Photo): HTMLElement | null {
  if (!listing) return null;
  const href = readAddress(listing.share_url)?.href;
  // Without an address it is words in a box, as for a screen reader.
  return make('a', { className: 'cg-photo-place', ...(href && { href }) }, [listing.name]);
}

function drawTime({ creation_date: moment }: Photo, site: SiteConfig, nowMs: number): HTMLElement | null {
  const language = languageOf(site);
  const ago = tellTimeAgo(moment, { nowMs, language });
  const exact = tellExactTime(moment, { language, timeZone: site.timeZone });
  return ago && exact ? make('time', { className: 'cg-photo-time', ...exact }, [ago]) : null;
}
