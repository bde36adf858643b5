import { useSite } from '@cityguide/store/react';
import { IconButton, MinusIcon, PlusIcon } from '@cityguide/ui';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { MapListing } from '../MapListing';
import type { CreateListingMap } from './ListingMap';
import { MapCard } from './MapCard';
import type { MapPanelProps } from './MapPanel';
import styles from './MapPanel.module.css';
import { useListingMap } from './useListingMap';

interface MapCanvasProps extends Omit<MapPanelProps, 'createMap'> {
  mapListings: readonly MapListing[];
  createMap: CreateListingMap;
  children: ReactNode;
}

/**
 * Leaflet's element, which React does not touch, and over it what React renders: zoom, attribution, the selected
 * listing.
 */
export function MapCanvas({ listings, messages, children, ...mapProps }: MapCanvasProps) {
  const { mapTiles } = useSite();
  const element = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<number>();
  const chosen = listings.find(({ id }) => id === selected);
  const map = useListingMap(element, { ...mapProps, selected: chosen?.id, messages, onSelect: setSelected });

  function close() {
    setSelected(undefined);
    if (chosen) map.current?.focus(chosen.id);
  }
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !chosen) return;
    event.stopPropagation();
    close();
  }

  return (
    // Handles keys for everything on the map.
    <div role="presentation" className={styles.panel} onKeyDown={closeOnEscape}>
      <div ref={element} role="region" aria-label={messages.mapLabel} className={styles.canvas} />
      <div className={styles.zoom}>
        <IconButton label={messages.zoomIn} icon={PlusIcon} onClick={() => map.current?.zoomBy(1)} />
        <IconButton label={messages.zoomOut} icon={MinusIcon} onClick={() => map.current?.zoomBy(-1)} />
      </div>
      {children}
      <p className={styles.attribution} translate="no">
        {mapTiles.attribution}
      </p>
      {chosen && <MapCard key={chosen.id} listing={chosen} messages={messages} onClose={close} />}
    </div>
  );
}
