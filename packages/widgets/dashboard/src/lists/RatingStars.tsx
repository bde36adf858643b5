import { useRating } from '@cityguide/store/react';
import { useId, useState } from 'react';
import { useLanguage, useWords } from '../words/useWords';
import { listMessages } from './listMessages';
import styles from './RatingStars.module.css';

/** 1 to 5 in halves. */
const values = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];

interface RatingStarsProps {
  listingId: number;
  name: string;
  /** What the row says, until this page knows better. */
  valueInRow: number;
}

/** The member's own stars of a place as radio buttons, which arrows, a press and every screen reader know (SAVE-11). */
export function RatingStars({ listingId, name, valueInRow }: RatingStarsProps) {
  const words = useWords(listMessages);
  const format = new Intl.NumberFormat(useLanguage());
  const [known, rate] = useRating(listingId);
  const [pointed, setPointed] = useState<number | null>(null);
  const group = useId();
  const stars = known ?? valueInRow;
  const filled = pointed ?? stars;
  return (
    <div
      role="radiogroup"
      className={styles.stars}
      aria-label={words.ratingOf(name)}
      onPointerLeave={() => setPointed(null)}
    >
      {values.map((value) => {
        const side = value === 1 ? styles.whole : value % 1 ? styles.left : styles.right;
        return (
          <label
            key={value}
            className={[styles.side, side, value <= filled && styles.full].filter(Boolean).join(' ')}
            onPointerEnter={({ pointerType }) => setPointed(pointerType === 'mouse' ? value : null)}
          >
            <input
              className={styles.radio}
              type="radio"
              name={group}
              value={value}
              aria-label={words.outOfFive(format.format(value))}
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
