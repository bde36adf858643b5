import type { ListingListState, ListingListStore } from '@cityguide/store';
import { useStore } from '@cityguide/store/react';
import { Tabs } from '@cityguide/ui';
import type { Options } from '../definition';
import type { ListingGridMessages } from '../messages';
import { orderings } from '../orderings';
import { ViewSwitch, type GridView } from '../map/ViewSwitch';
import { orderBy } from '../position/useDistanceOrder';
import type { VisitorPosition } from '../position/useVisitorPosition';
import { NearMeButton } from './NearMeButton';
import styles from './Toolbar.module.css';

interface ToolbarProps {
  options: Options;
  list: ListingListStore;
  params: ListingListState['params'];
  visitor: VisitorPosition;
  view: GridView;
  onViewChange(view: GridView): void;
  messages: ListingGridMessages;
  /** Id of the tab panel. */
  panelId: string;
}

/** Controls of the cards: their order, the origin of distances, and the view. */
export function Toolbar({
  options,
  list,
  params,
  visitor,
  view,
  onViewChange,
  messages,
  panelId,
}: ToolbarProps) {
  const { paths } = useStore();
  const canLocate = options.nearMe && visitor.status !== 'unavailable';
  if (!options.tabs && !canLocate && !options.map) return null;
  return (
    <div className={styles.toolbar}>
      <div className={options.map ? `${styles.row} ${styles.withMap}` : styles.row}>
        {options.tabs && (
          <div className={styles.tabs}>
            <Tabs
              label={messages.sortLabel}
              tabs={orderings.map((id) => ({ id, label: messages.sorts[id] }))}
              selected={orderings.find((id) => id === params.ordering)}
              onSelect={(ordering) => orderBy(list, ordering)}
              panelId={panelId}
            />
          </div>
        )}
        {canLocate && <NearMeButton visitor={visitor} list={list} params={params} messages={messages} />}
        {options.map && <ViewSwitch view={view} messages={messages} onChange={onViewChange} />}
      </div>
      <p className={styles.note} role="status">
        {visitor.status === 'failed' && (
          <span>
            {messages.nearMeFailed}{' '}
            {paths.neighbourhoods && <a href={paths.neighbourhoods}>{messages.chooseNeighbourhood}</a>}
          </span>
        )}
      </p>
    </div>
  );
}
