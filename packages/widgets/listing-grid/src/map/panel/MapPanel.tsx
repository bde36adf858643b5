import type { Coordinates } from '@cityguide/site-config/formats';
import { useMemo } from 'react';
import type { CardListing } from '../../card/CardListing';
import type { ListingGridMessages } from '../../messages';
import { listPlaces } from '../listPlaces';
import { createListingMap } from './createListingMap';
import type { CreateListingMap } from './ListingMap';
import { MapCanvas } from './MapCanvas';
import styles from './MapPanel.module.css';

export interface MapPanelProps {
  listings: readonly CardListing[];
  position: Coordinates | undefined;
  /** The listing whose card is under the pointer. */
  lit?: number | undefined;
  words: ListingGridMessages;
  createMap?: CreateListingMap;
}

/** The loaded listings on a map (LIST-11), or words where none of them says where it is. */
export function MapPanel({ createMap = createListingMap, ...props }: MapPanelProps) {
  const { listings, words } = props;
  const places = useMemo(() => listPlaces(listings), [listings]);
  const missing = listings.length - places.length;
  if (places.length === 0) {
    return (
      <p className={styles.none} role="status">
        <span>{words.mapEmpty}</span>
      </p>
    );
  }
  return (
    <MapCanvas {...props} places={places} createMap={createMap}>
      {missing > 0 && (
        <p className={styles.missing}>
          <span>{words.mapMissing(missing)}</span>
        </p>
      )}
    </MapCanvas>
  );
}
