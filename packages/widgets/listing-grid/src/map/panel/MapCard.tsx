import { useSite, useStore } from '@cityguide/store/react';
import { CloseIcon, IconButton, Image } from '@cityguide/ui';
import { useEffect, useId, useRef } from 'react';
import { CardFacts } from '../../card/CardFacts';
import type { CardListing } from '../../card/CardListing';
import { CardRating } from '../../card/CardRating';
import { describeCard } from '../../card/describeCard';
import { SaveControls } from '../../card/SaveControls';
import { getLanguage, type ListingGridMessages } from '../../messages';
import styles from './MapCard.module.css';

interface MapCardProps {
  listing: CardListing;
  messages: ListingGridMessages;
  onClose(): void;
}

/** The card of the selected listing, over the map, with a link to its page. */
export function MapCard({ listing, messages, onClose }: MapCardProps) {
  const site = useSite();
  const { paths } = useStore();
  const nameId = useId();
  const card = useRef<HTMLElement>(null);
  const { name, href, image, rating, facts } = describeCard(listing, {
    paths,
    origin: undefined,
    language: getLanguage(site),
  });
  useEffect(() => card.current?.focus({ preventScroll: true }), []);

  return (
    <section ref={card} className={styles.card} aria-labelledby={nameId} tabIndex={-1}>
      <div className={styles.picture}>
        <Image
          url={image}
          alt=""
          width={300}
          height={200}
          command="resize_then_crop"
          baseUrl={site.imageServer}
          loading="eager"
        />
        <div className={styles.save}>
          <SaveControls id={listing.id} name={name} messages={messages} />
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
        <CardRating rating={rating} messages={messages} />
      </div>
      <div className={styles.close}>
        <IconButton label={messages.mapClose(name)} icon={CloseIcon} onClick={onClose} />
      </div>
    </section>
  );
}
