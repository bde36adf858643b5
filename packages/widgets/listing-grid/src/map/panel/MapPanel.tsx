import type { Coordinates } from '@cityguide/site-config/formats';
import { useMemo } from 'react';
import type { CardListing } from '../../card/CardListing';
import type { ListingGridMessages } from '../../messages';
import { listMapListings } from '../listMapListings';
import { createListingMap } from './createListingMap';
import type { CreateListingMap } from './ListingMap';
import { MapCanvas } from './MapCanvas';
import styles from './MapPanel.module.css';

export interface MapPanelProps {
  listings: readonly CardListing[];
  position: Coordinates | undefined;
  /** The listing whose card is under the pointer. */
  highlighted?: number | undefined;
  messages: ListingGridMessages;
  createMap?: CreateListingMap;
}

/** The loaded listings on a map (LIST-11), or a message if none of them has coordinates. */
export function MapPanel({ createMap = createListingMap, ...props }: MapPanelProps) {
  const { listings, messages } = props;
  const mapListings = useMemo(() => listMapListings(listings), [listings]);
  const missing = listings.length - mapListings.length;
  if (mapListings.length === 0) {
    return (
      <p className={styles.none} role="status">
        <span>{messages.mapEmpty}</span>
      </p>
    );
  }
  return (
    <MapCanvas {...props} mapListings={mapListings} createMap={createMap}>
      {missing > 0 && (
        <p className={styles.missing}>
          <span>{messages.mapMissing(missing)}</span>
        </p>
      )}
    </MapCanvas>
  );
}
