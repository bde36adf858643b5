import { useSite } from '@cityguide/store/react';
import type { Photo } from '@cityguide/store/photos';
import { Image } from '@cityguide/ui';
import { type KeyboardEventHandler, memo } from 'react';
import { findMessages } from '../messages';
import { describePhoto } from './describePhoto';
import styles from './Thumbnail.module.css';

interface ThumbnailProps {
  photo: Photo;
  /** -1 for a link that Tab skips. */
  tabIndex?: 0 | -1;
  onKeyDown?: KeyboardEventHandler<HTMLAnchorElement>;
}

/** A square thumbnail that links to the photo's page; if the page has a viewer, it opens there (PHOTO-1). */
export const Thumbnail = memo(function Thumbnail({ photo, tabIndex, onKeyDown }: ThumbnailProps) {
  const site = useSite();
  const href = linkPhoto(photo.share_path);
  const image = (
    <Image
      url={photo.prism_image_url}
      baseUrl={site.imageServer}
      width={300}
      height={300}
      command="resize_then_crop"
      alt={describePhoto(photo, findMessages(site))}
    />
  );
  if (!href) return <span className={styles.thumbnail}>{image}</span>;
  return (
    <a className={styles.thumbnail} href={href} tabIndex={tabIndex} onKeyDown={onKeyDown} draggable={false}>
      {image}
    </a>
  );
});

/**
 * Validates the URL of a photo's page: a path of the site or http(s), or an anchor for the page's viewer; anything else
 * (`javascript:`) is `undefined`.
 */
export function linkPhoto(address: string | null): string | undefined {
  const base = 'https://site.invalid';
  if (!address || !URL.canParse(address, base)) return undefined;
  if (address.startsWith('#') && !document.querySelector('[data-widget="photo-viewer"]')) return undefined;
  return /^https?:$/.test(new URL(address, base).protocol) ? address : undefined;
}
