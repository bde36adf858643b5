import { VisuallyHidden } from '@cityguide/ui';
import { NO_RATING } from '@cityguide/site-config/formats';
import type { ListingGridMessages } from '../messages';
import styles from './ListingCard.module.css';

/** The rating as a mark beside the name; `-` where nobody has rated. */
export function CardRating({ rating, words }: { rating: string; words: ListingGridMessages }) {
  const isRated = rating !== NO_RATING;
  return (
    <p className={isRated ? `${styles.rating} ${styles.rated}` : styles.rating}>
      <span aria-hidden="true">{rating}</span>
      <VisuallyHidden>{isRated ? words.rated(rating) : words.notRated}</VisuallyHidden>
    </p>
  );
}
