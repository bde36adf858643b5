import { focusPressed } from '@cityguide/ui';
import type { ListingGridMessages } from '../messages';
import styles from './MapSwitch.module.css';

export type GridView = 'list' | 'map';
const VIEWS: readonly GridView[] = ['list', 'map'];

interface MapSwitchProps {
  view: GridView;
  words: ListingGridMessages;
  onShow(view: GridView): void;
}

/** Cards alone, or a map with them. */
export function MapSwitch({ view: shown, words, onShow }: MapSwitchProps) {
  return (
    <div role="group" aria-label={words.viewLabel} className={styles.views}>
      {VIEWS.map((view) => (
        <button
          key={view}
          type="button"
          className={styles.view}
          aria-pressed={view === shown}
          onClick={(event) => {
            focusPressed(event);
            onShow(view);
          }}
        >
          <span>{words.views[view]}</span>
        </button>
      ))}
    </div>
  );
}
