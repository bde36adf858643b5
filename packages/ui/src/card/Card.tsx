import type { ReactNode } from 'react';
import { Image } from '../image/Image';
import { CARD_IMAGE_SIZES, getColumnSrcSet } from '../image/imageCandidates';
import styles from './Card.module.css';

export interface CardProps {
  name: string;
  /** Target of the name and the image; without it neither is a link. */
  href?: string;
  /** As the API returns it, shown at 600x400. */
  imageUrl?: string | null;
  /** Base URL of images whose URL is only a file name. */
  imageBaseUrl?: string;
  imageLoading?: 'eager' | 'lazy';
  /** One quiet line under the name. */
  details?: ReactNode;
  /** A short badge beside the name, such as a rating. */
  badge?: ReactNode;
  /** On the image's corner, one below the other: the save controls. */
  overlayControls?: ReactNode;
  /** Links and controls below the facts, at the bottom of the card. */
  actions?: ReactNode;
  /** Level of the name among the page's headings. */
  headingLevel?: 2 | 3 | 4;
}

/** An image, a name of at most two lines, a line of facts, actions. Equal heights in a row of any grid. */
export function Card({
  name,
  href,
  imageUrl,
  imageBaseUrl,
  imageLoading,
  headingLevel = 3,
  ...slots
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  const size = { width: 600, height: 400, command: 'resize_then_crop', baseUrl: imageBaseUrl } as const;
  // The name says what the image shows, so screen readers would read the image's link as a duplicate.
  const picture = (
    <Image
      url={imageUrl}
      alt=""
      {...size}
      loading={imageLoading}
      srcSet={getColumnSrcSet(imageUrl, size)}
      sizes={CARD_IMAGE_SIZES}
    />
  );
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {href ? (
          <a className={styles.pictureLink} href={href} tabIndex={-1} aria-hidden="true">
            {picture}
          </a>
        ) : (
          picture
        )}
        {slots.overlayControls && <div className={styles.corner}>{slots.overlayControls}</div>}
      </div>
      <div className={styles.head}>
        <Heading className={styles.name}>
          {href ? (
            <a className={styles.nameLink} href={href}>
              {name}
            </a>
          ) : (
            name
          )}
        </Heading>
        {slots.badge}
      </div>
      {slots.details && <div className={styles.facts}>{slots.details}</div>}
      {slots.actions && <div className={styles.actions}>{slots.actions}</div>}
    </article>
  );
}
