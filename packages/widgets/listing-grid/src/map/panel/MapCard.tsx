import { useSite } from '@cityguide/store/react';
import { CloseIcon, IconButton, Image } from '@cityguide/ui';
import { useEffect, useId, useRef } from 'react';
import { CardFacts } from '../../card/CardFacts';
import type { CardListing } from '../../card/CardListing';
import { CardRating } from '../../card/CardRating';
import { describeCard } from '../../card/describeCard';
import { SaveControls } from '../../card/SaveControls';
import type { ListingGridMessages } from '../../messages';
import styles from './MapCard.module.css';

interface MapCardProps {
  listing: CardListing;
  words: ListingGridMessages;
  onClose(): void;
}

/** The chosen place, over the map: enough to decide, with its page one press away. */
export function MapCard({ listing, words, onClose }: MapCardProps) {
  const site = useSite();
  const nameId = useId();
  const card = useRef<HTMLElement>(null);
  const { name, href, image, rating, facts } = describeCard(listing, { site, origin: undefined });
  useEffect(() => card.current?.focus({ preventScroll: true }), []);

  return (
    <section ref={card} className={styles.card} aria-labelledby={nameId} tabIndex={-1}>
      <div className={styles.picture}>
        <Image
          address={image}
          alt=""
          width={300}
          height={200}
          command="resize_then_crop"
          server={site.imageServer}
          loading="eager"
        />
        <div className={styles.save}>
          <SaveControls id={listing.id} name={name} words={words} />
        </div>
      </div>
      <div className={styles.words}>
        <p id={nameId} className={styles.name}>
          {href ? (
            <a className={styles.link} href={href}>
              {name}
            </a>
          ) : (
            <span>{name}</span>
          )}
        </p>
        <CardFacts facts={facts.filter(({ key }) => key !== 'distance')} />
        <CardRating rating={rating} words={words} />
      </div>
      <div className={styles.close}>
        <IconButton label={words.mapClose(name)} shape={CloseIcon} onClick={onClose} />
      </div>
    </section>
  );
}
