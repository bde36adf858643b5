import { Icon, MapPinIcon } from '@cityguide/ui';
import type { ListingGridMessages } from '../messages';
import type { ListingListState, ListingListStore } from '@cityguide/store';
import { orderByDistance } from '../position/useDistanceOrder';
import type { VisitorPosition } from '../position/useVisitorPosition';
import styles from './NearMeButton.module.css';

interface NearMeButtonProps {
  visitor: VisitorPosition;
  list: ListingListStore;
  params: ListingListState['params'];
  messages: ListingGridMessages;
}

/**
 * Shows the nearest first, with the distances from the visitor's position, once they press it. Pressed after another order
 * was chosen it orders by distance again; pressed once more it turns both off.
 */
export function NearMeButton({ visitor, list, params, messages }: NearMeButtonProps) {
  const { status, position, toggle } = visitor;
  const isPressed = status === 'on' && params.ordering === 'distance';
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={isPressed}
      aria-disabled={status === 'asking'}
      onClick={() => (position && !isPressed ? orderByDistance(list, position) : toggle())}
    >
      <Icon icon={MapPinIcon} />
      <span>{status === 'asking' ? messages.nearMeBusy : messages.nearMe}</span>
    </button>
  );
}
