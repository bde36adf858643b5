import type { ListingListState, ListingListStore } from '@cityguide/store';
import { Tabs } from '@cityguide/ui';
import type { Options } from '../definition';
import type { ListingGridMessages } from '../messages';
import { orderings } from '../orderings';
import { MapSwitch, type GridView } from '../map/MapSwitch';
import type { VisitorPosition } from '../position/useVisitorPosition';
import { NearMe } from './NearMe';
import styles from './Toolbar.module.css';

interface ToolbarProps {
  options: Options;
  list: ListingListStore;
  params: ListingListState['params'];
  visitor: VisitorPosition;
  view: GridView;
  onView(view: GridView): void;
  words: ListingGridMessages;
  /** Id of what the tabs change. */
  panelId: string;
}

/** What changes the cards: their order, and where distances are measured from. */
export function Toolbar({ options, list, params, visitor, view, onView, words, panelId }: ToolbarProps) {
  const canAsk = options.nearMe && visitor.status !== 'unavailable';
  if (!options.tabs && !canAsk && !options.map) return null;
  return (
    <div className={styles.toolbar}>
      <div className={options.map ? `${styles.row} ${styles.withMap}` : styles.row}>
        {options.tabs && (
          <div className={styles.tabs}>
            <Tabs
              label={words.sortLabel}
              tabs={orderings.map((id) => ({ id, label: words.sorts[id] }))}
              selected={orderings.find((id) => id === params.ordering) ?? options.ordering}
              onSelect={(ordering) => void list.sortBy(ordering)}
              panelId={panelId}
            />
          </div>
        )}
        {canAsk && <NearMe visitor={visitor} words={words} />}
        {options.map && <MapSwitch view={view} words={words} onShow={onView} />}
      </div>
      <p className={styles.note} role="status">
        {visitor.status === 'failed' && <span>{words.nearMeFailed}</span>}
      </p>
    </div>
  );
}
