import { useRating } from '@cityguide/store/react';
import { useId, useState } from 'react';
import { useLanguage, useMessages } from '../useMessages';
import { listMessages } from './listMessages';
import styles from './RatingStars.module.css';

/** 1 to 5 in halves. */
const values = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];

interface RatingStarsProps {
  listingId: number;
  name: string;
  /** The rating of the row, until the store has a newer one. */
  initialValue: number;
}

/**
 * The member's own rating of a listing as radio buttons, which work with arrow keys, pointers and every screen reader
 * (SAVE-11).
 */
export function RatingStars({ listingId, name, initialValue }: RatingStarsProps) {
  const messages = useMessages(listMessages);
  const format = new Intl.NumberFormat(useLanguage());
  const [rating, rate] = useRating(listingId);
  const [hovered, setHovered] = useState<number | null>(null);
  const group = useId();
  const stars = rating ?? initialValue;
  const filled = hovered ?? stars;
  return (
    <div
      role="radiogroup"
      className={styles.stars}
      aria-label={messages.ratingOf(name)}
      onPointerLeave={() => setHovered(null)}
    >
      {values.map((value) => {
        const side = value === 1 ? styles.whole : value % 1 ? styles.left : styles.right;
        return (
          <label
            key={value}
            className={[styles.side, side, value <= filled && styles.full].filter(Boolean).join(' ')}
            onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse' ? value : null)}
          >
            <input
              className={styles.radio}
              type="radio"
              name={group}
              value={value}
              aria-label={messages.outOfFive(format.format(value))}
              checked={value === stars}
              onChange={() => rate(value)}
            />
          </label>
        );
      })}
      <span className={styles.number} aria-hidden="true">
        {format.format(stars)}
      </span>
    </div>
  );
}
