import { Button, Spinner } from '@cityguide/ui';
import type { Coordinates } from '@cityguide/site-config/formats';
import { useRef, useState, type PointerEvent, type ReactNode } from 'react';
import type { CardListing } from '../card/CardListing';
import type { ListingGridMessages } from '../messages';
import styles from './MapArea.module.css';
import type { GridView } from './MapSwitch';
import { useMapPanel } from './useMapPanel';

interface MapAreaProps {
  view: GridView;
  listings: readonly CardListing[];
  /** Where the visitor is, once they said so. */
  position: Coordinates | undefined;
  words: ListingGridMessages;
  /** The listings' cards in order, or what stands in their place. */
  children: ReactNode;
}

/** The list with the map at its side on large screens; on small ones the map alone. */
export function MapArea({ view, children, ...map }: MapAreaProps) {
  const [lit, setLit] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  const isMap = view === 'map' && map.listings.length > 0;

  function light({ target }: { target: EventTarget }) {
    const cards = [...(list.current?.querySelectorAll('article') ?? [])];
    setLit(map.listings[cards.findIndex((card) => card.contains(target as Node))]?.id);
  }

  const listening = isMap && {
    onPointerOver: (event: PointerEvent) => event.pointerType === 'mouse' && light(event),
    onPointerLeave: () => setLit(undefined),
    onFocus: light,
    onBlur: () => setLit(undefined),
  };
  return (
    <div className={isMap ? styles.split : styles.whole}>
      <div ref={list} className={styles.list} {...listening}>
        {children}
      </div>
      {isMap && <MapSide {...map} lit={lit} />}
    </div>
  );
}

function MapSide({ words, ...map }: Omit<MapAreaProps, 'view' | 'children'> & { lit: number | undefined }) {
  const { Panel, hasFailed, tryAgain } = useMapPanel();
  return (
    <div className={styles.map}>
      {Panel && <Panel {...map} words={words} />}
      {!Panel && !hasFailed && (
        <p className={styles.note} role="status">
          <Spinner />
          <span>{words.mapLoading}</span>
        </p>
      )}
      {hasFailed && (
        <div className={styles.note} role="alert">
          <p className={styles.words}>{words.mapFailed}</p>
          <Button look="secondary" onClick={tryAgain}>
            <span>{words.tryAgain}</span>
          </Button>
        </div>
      )}
    </div>
  );
}
