import { VisuallyHidden } from '@cityguide/ui';
import { NO_RATING } from '@cityguide/site-config/formats';
import type { ListingGridMessages } from '../messages';
import styles from './ListingCard.module.css';

/** The rating as a badge beside the name; `-` if there are no ratings. */
export function CardRating({ rating, messages }: { rating: string; messages: ListingGridMessages }) {
  const isRated = rating !== NO_RATING;
  return (
    <p className={isRated ? `${styles.rating} ${styles.rated}` : styles.rating}>
      <span aria-hidden="true">{rating}</span>
      <VisuallyHidden>{isRated ? messages.rated(rating) : messages.notRated}</VisuallyHidden>
    </p>
  );
}
