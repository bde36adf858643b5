import { Icon, MapPinIcon } from '@cityguide/ui';
import type { ListingGridMessages } from '../messages';
import type { VisitorPosition } from '../position/useVisitorPosition';
import styles from './NearMeButton.module.css';

interface NearMeButtonProps {
  visitor: VisitorPosition;
  messages: ListingGridMessages;
}

/** Measures distances from the visitor's position, once they press it. */
export function NearMeButton({ visitor: { status, toggle }, messages }: NearMeButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={status === 'on'}
      aria-disabled={status === 'asking'}
      onClick={toggle}
    >
      <Icon icon={MapPinIcon} />
      <span>{status === 'asking' ? messages.nearMeBusy : messages.nearMe}</span>
    </button>
  );
}
