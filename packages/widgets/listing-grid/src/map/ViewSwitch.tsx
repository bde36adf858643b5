import { focusPressed } from '@cityguide/ui';
import type { ListingGridMessages } from '../messages';
import styles from './ViewSwitch.module.css';

export type GridView = 'list' | 'map';
const VIEWS: readonly GridView[] = ['list', 'map'];

interface ViewSwitchProps {
  view: GridView;
  messages: ListingGridMessages;
  onChange(view: GridView): void;
}

/** Switches between the cards alone and the cards with a map. */
export function ViewSwitch({ view: selected, messages, onChange }: ViewSwitchProps) {
  return (
    <div role="group" aria-label={messages.viewLabel} className={styles.views}>
      {VIEWS.map((view) => (
        <button
          key={view}
          type="button"
          className={styles.view}
          aria-pressed={view === selected}
          onClick={(event) => {
            focusPressed(event);
            onChange(view);
          }}
        >
          <span>{messages.views[view]}</span>
        </button>
      ))}
    </div>
  );
}
