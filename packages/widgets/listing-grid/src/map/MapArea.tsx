import { Button, Spinner } from '@cityguide/ui';
import type { Coordinates } from '@cityguide/site-config/formats';
import { useRef, useState, type PointerEvent, type ReactNode } from 'react';
import type { CardListing } from '../card/CardListing';
import type { ListingGridMessages } from '../messages';
import styles from './MapArea.module.css';
import type { GridView } from './ViewSwitch';
import { useMapPanel } from './useMapPanel';

interface MapAreaProps {
  view: GridView;
  listings: readonly CardListing[];
  /** The visitor's position, once they share it. */
  position: Coordinates | undefined;
  messages: ListingGridMessages;
  /** The listings' cards in order, or what replaces them. */
  children: ReactNode;
}

/** The list with the map beside it on large screens; on small ones only the map. */
export function MapArea({ view, children, ...map }: MapAreaProps) {
  const [highlighted, setHighlighted] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  const isMap = view === 'map' && map.listings.length > 0;

  function highlight({ target }: { target: EventTarget }) {
    const cards = [...(list.current?.querySelectorAll('article') ?? [])];
    setHighlighted(map.listings[cards.findIndex((card) => card.contains(target as Node))]?.id);
  }

  const highlightHandlers = isMap && {
    onPointerOver: (event: PointerEvent) => event.pointerType === 'mouse' && highlight(event),
    onPointerLeave: () => setHighlighted(undefined),
    onFocus: highlight,
    onBlur: () => setHighlighted(undefined),
  };
  return (
    <div className={isMap ? styles.split : styles.whole}>
      <div ref={list} className={styles.list} {...highlightHandlers}>
        {children}
      </div>
      {isMap && <MapPane {...map} highlighted={highlighted} />}
    </div>
  );
}

function MapPane({
  messages,
  ...map
}: Omit<MapAreaProps, 'view' | 'children'> & { highlighted: number | undefined }) {
  const { Panel, hasFailed, tryAgain } = useMapPanel();
  return (
    <div className={styles.map}>
      {Panel && <Panel {...map} messages={messages} />}
      {!Panel && !hasFailed && (
        <p className={styles.note} role="status">
          <Spinner />
          <span>{messages.mapLoading}</span>
        </p>
      )}
      {hasFailed && (
        <div className={styles.note} role="alert">
          <p className={styles.words}>{messages.mapFailed}</p>
          <Button variant="secondary" onClick={tryAgain}>
            <span>{messages.tryAgain}</span>
          </Button>
        </div>
      )}
    </div>
  );
}
