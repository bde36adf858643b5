import { Icon, MapPinIcon } from '@cityguide/ui';
import type { ListingGridMessages } from '../messages';
import type { VisitorPosition } from '../position/useVisitorPosition';
import styles from './NearMe.module.css';

interface NearMeProps {
  visitor: VisitorPosition;
  words: ListingGridMessages;
}

/** Measures distances from where the visitor is, once they ask for it. */
export function NearMe({ visitor: { status, toggle }, words }: NearMeProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={status === 'on'}
      aria-disabled={status === 'asking'}
      onClick={toggle}
    >
      <Icon shape={MapPinIcon} />
      <span>{status === 'asking' ? words.nearMeBusy : words.nearMe}</span>
    </button>
  );
}
