import type { Map as LeafletMap } from 'leaflet';
import { NO_RATING } from '@cityguide/site-config/formats';
import type { MapListing } from '../MapListing';
import { clusterListings, type MarkerData, type MapView } from './clusterListings';
import { createMarker, type ListingMarker } from './createMarker';
import type { ListingMapOptions } from './ListingMap';

const RAISED_Z_INDEX = 10_000;

/** The markers in view. A marker that stays in view keeps its element, and so the focus. */
export function createMarkers(map: LeafletMap, settings: Omit<ListingMapOptions, 'element'>) {
  const markers = new Map<string, ListingMarker>();
  let getMarkersIn: (view: MapView) => MarkerData[] = () => [];
  let highlighted: number | undefined;
  let selected: number | undefined;
  const getMarker = (id: number | undefined) => markers.get(`place ${id}`);

  function createFor(data: MarkerData): ListingMarker {
    const { latitude, longitude } = data;
    if (data.kind === 'place') {
      const { id, name, rating } = data.listing;
      const isRated = rating !== NO_RATING;
      const text = isRated ? rating : '•';
      // The accessible name includes the visible text, for voice control.
      const label = isRated ? `${name}, ${rating}` : name;
      const onPress = () => settings.onSelect(id);
      return createMarker({ latitude, longitude, label, text, isCluster: false, onPress });
    }
    return createMarker({
      latitude,
      longitude,
      label: settings.labels.cluster(data.count),
      text: String(data.count),
      isCluster: true,
      onPress() {
        map.setView([latitude, longitude], Math.min(data.zoom, map.getMaxZoom()));
        // The cluster is gone: move the focus to the map.
        map.getContainer().focus({ preventScroll: true });
      },
    });
  }

  function updateState(id: number | undefined): void {
    const listingMarker = getMarker(id);
    if (!listingMarker) return;
    const isRaised = id === highlighted || id === selected;
    listingMarker.button.setAttribute('aria-pressed', String(id === selected));
    listingMarker.button.toggleAttribute('data-lit', id === highlighted);
    listingMarker.marker.setZIndexOffset(isRaised ? RAISED_Z_INDEX : 0);
  }

  function refresh(): void {
    const bounds = map.getBounds().pad(0.1);
    const markersInView = getMarkersIn({
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
      zoom: map.getZoom(),
    });
    const wantedKeys = new Set(markersInView.map(({ key }) => key));
    for (const [key, { marker }] of markers) {
      if (wantedKeys.has(key)) continue;
      marker.remove();
      markers.delete(key);
    }
    for (const data of markersInView) {
      if (markers.has(data.key)) continue;
      const listingMarker = createFor(data);
      markers.set(data.key, listingMarker);
      listingMarker.marker.addTo(map);
    }
    updateState(highlighted);
    updateState(selected);
  }

  return {
    refresh,
    show(listings: readonly MapListing[]) {
      getMarkersIn = clusterListings(listings, settings.tiles.maxZoom);
      refresh();
    },
    highlight(id: number | undefined) {
      const previous = highlighted;
      highlighted = id;
      updateState(previous);
      updateState(id);
    },
    select(id: number | undefined) {
      const previous = selected;
      selected = id;
      updateState(previous);
      updateState(id);
    },
    /** The position of its marker, if it has one of its own in view. */
    getLatLng: (id: number | undefined) => getMarker(id)?.marker.getLatLng(),
    focus: (id: number) => (getMarker(id)?.button ?? map.getContainer()).focus({ preventScroll: true }),
  };
}
