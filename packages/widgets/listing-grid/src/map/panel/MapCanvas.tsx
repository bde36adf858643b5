import { useSite } from '@cityguide/store/react';
import { IconButton, MinusIcon, PlusIcon } from '@cityguide/ui';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { MapPlace } from '../MapPlace';
import type { CreateListingMap } from './ListingMap';
import { MapCard } from './MapCard';
import type { MapPanelProps } from './MapPanel';
import styles from './MapPanel.module.css';
import { useListingMap } from './useListingMap';

interface MapCanvasProps extends Omit<MapPanelProps, 'createMap'> {
  places: readonly MapPlace[];
  createMap: CreateListingMap;
  children: ReactNode;
}

/** Leaflet's element, which React leaves alone, and over it what React draws: zoom, attribution, the chosen place. */
export function MapCanvas({ listings, words, children, ...wishes }: MapCanvasProps) {
  const { mapTiles } = useSite();
  const element = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<number>();
  const chosen = listings.find(({ id }) => id === selected);
  const map = useListingMap(element, { ...wishes, selected: chosen?.id, words, onSelect: setSelected });

  function close() {
    setSelected(undefined);
    if (chosen) map.current?.focus(chosen.id);
  }
  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !chosen) return;
    event.stopPropagation();
    close();
  }

  return (
    // The keys are heard here for all that lies on the map.
    <div role="presentation" className={styles.panel} onKeyDown={closeByKey}>
      <div ref={element} role="region" aria-label={words.mapLabel} className={styles.canvas} />
      <div className={styles.zoom}>
        <IconButton label={words.zoomIn} shape={PlusIcon} onClick={() => map.current?.zoomBy(1)} />
        <IconButton label={words.zoomOut} shape={MinusIcon} onClick={() => map.current?.zoomBy(-1)} />
      </div>
      {children}
      <p className={styles.attribution} translate="no">
        {mapTiles.attribution}
      </p>
      {chosen && <MapCard key={chosen.id} listing={chosen} words={words} onClose={close} />}
    </div>
  );
}
