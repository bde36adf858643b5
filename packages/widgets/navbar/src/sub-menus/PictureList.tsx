import { useId } from 'react';
import { useSite } from '@cityguide/store/react';
import { Image, VisuallyHidden } from '@cityguide/ui';
import { useMessages } from '../catalogue/useMessages';
import type { MenuPicture, PictureGroup } from './SubMenu';
import styles from './PictureList.module.css';

/** Visible as soon as the menu opens; the others are loaded lazily. */
const EAGER_COUNT = 3;

interface PictureListProps {
  group: PictureGroup;
  /** `row`: side by side, below large pictures; `list`: in a column, beside small pictures. */
  layout: 'row' | 'list';
}

/** Articles or listings with their pictures, with an optional heading. */
export function PictureList({ group: { title, pictures }, layout }: PictureListProps) {
  const titleId = useId();
  return (
    <div className={`${styles.group} ${styles[layout]}`}>
      {title && (
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      )}
      <ul className={styles.pictures} aria-labelledby={title && titleId}>
        {pictures.map((picture, index) => (
          <li key={`${picture.address} ${picture.name}`} className={styles.item}>
            <PictureLink picture={picture} isSmall={layout === 'list'} isEager={index < EAGER_COUNT} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PictureLinkProps {
  picture: MenuPicture;
  isSmall: boolean;
  isEager: boolean;
}

function PictureLink({ picture: { name, address, image, rating }, isSmall, isEager }: PictureLinkProps) {
  const { imageServer } = useSite();
  const messages = useMessages();
  return (
    <a className={styles.link} href={address}>
      <span className={styles.frame}>
        <Image
          url={image}
          alt=""
          // High-density screens show the small picture at the resolution of the large one.
          width={isSmall ? 300 : 600}
          height={isSmall ? 200 : 400}
          command="resize_then_crop"
          baseUrl={imageServer}
          loading={isEager ? 'eager' : 'lazy'}
        />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>{' '}
        {rating && (
          <span className={styles.rating}>
            <span aria-hidden="true">{rating}</span>
            <VisuallyHidden>{messages.rated(rating)}</VisuallyHidden>
          </span>
        )}
      </span>
    </a>
  );
}
