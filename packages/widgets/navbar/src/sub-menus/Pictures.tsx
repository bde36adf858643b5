import { useId } from 'react';
import { useSite } from '@cityguide/store/react';
import { Image, VisuallyHidden } from '@cityguide/ui';
import { useMessages } from '../words/useMessages';
import type { MenuPicture, PictureGroup } from './SubMenu';
import styles from './Pictures.module.css';

/** Seen as soon as the menu opens; further ones load when they come near. */
const EAGER = 3;

interface PicturesProps {
  group: PictureGroup;
  /** `row`: side by side under large pictures; `list`: under each other beside small ones. */
  layout: 'row' | 'list';
}

/** Stories or listings with their pictures, under a heading where they need one. */
export function Pictures({ group: { title, pictures }, layout }: PicturesProps) {
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
            <PictureLink picture={picture} isSmall={layout === 'list'} isEager={index < EAGER} />
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
  const words = useMessages();
  return (
    <a className={styles.link} href={address}>
      <span className={styles.frame}>
        <Image
          address={image}
          alt=""
          // A dense screen shows the small one in the size of the large one.
          width={isSmall ? 300 : 600}
          height={isSmall ? 200 : 400}
          command="resize_then_crop"
          server={imageServer}
          loading={isEager ? 'eager' : 'lazy'}
        />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>{' '}
        {rating && (
          <span className={styles.rating}>
            <span aria-hidden="true">{rating}</span>
            <VisuallyHidden>{words.rated(rating)}</VisuallyHidden>
          </span>
        )}
      </span>
    </a>
  );
}
