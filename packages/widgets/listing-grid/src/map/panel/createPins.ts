import type { Map as LeafletMap } from 'leaflet';
import { NO_RATING } from '@cityguide/site-config/formats';
import type { MapPlace } from '../MapPlace';
import { clusterPlaces, type MapSpot, type MapView } from './clusterPlaces';
import { createPin, type Pin } from './createPin';
import type { ListingMapSettings } from './ListingMap';

const LIFT = 10_000;

/** The markers in view. One that stays in view stays the same element, so that it keeps the focus. */
export function createPins(map: LeafletMap, settings: Omit<ListingMapSettings, 'element'>) {
  const pins = new Map<string, Pin>();
  let spotsIn: (view: MapView) => MapSpot[] = () => [];
  let lit: number | undefined;
  let selected: number | undefined;
  const pinOf = (id: number | undefined) => pins.get(`place ${id}`);

  function make(spot: MapSpot): Pin {
    const { latitude, longitude } = spot;
    if (spot.kind === 'place') {
      const { id, name, rating } = spot.place;
      const isRated = rating !== NO_RATING;
      const text = isRated ? rating : '•';
      // What is written on it is said too, for those who press it by voice.
      const label = isRated ? `${name}, ${rating}` : name;
      const onPress = () => settings.onSelect(id);
      return createPin({ latitude, longitude, label, text, isCluster: false, onPress });
    }
    return createPin({
      latitude,
      longitude,
      label: settings.words.cluster(spot.count),
      text: String(spot.count),
      isCluster: true,
      onPress() {
        map.setView([latitude, longitude], Math.min(spot.zoom, map.getMaxZoom()));
        // The cluster is gone: the keyboard goes on from the map.
        map.getContainer().focus({ preventScroll: true });
      },
    });
  }

  function paint(id: number | undefined): void {
    const pin = pinOf(id);
    if (!pin) return;
    const isRaised = id === lit || id === selected;
    pin.button.setAttribute('aria-pressed', String(id === selected));
    pin.button.toggleAttribute('data-lit', id === lit);
    pin.marker.setZIndexOffset(isRaised ? LIFT : 0);
  }

  function refresh(): void {
    const bounds = map.getBounds().pad(0.1);
    const spots = spotsIn({
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
      zoom: map.getZoom(),
    });
    const wanted = new Set(spots.map(({ key }) => key));
    for (const [key, { marker }] of pins) {
      if (wanted.has(key)) continue;
      marker.remove();
      pins.delete(key);
    }
    for (const spot of spots) {
      if (pins.has(spot.key)) continue;
      const pin = make(spot);
      pins.set(spot.key, pin);
      pin.marker.addTo(map);
    }
    paint(lit);
    paint(selected);
  }

  return {
    refresh,
    show(places: readonly MapPlace[]) {
      spotsIn = clusterPlaces(places, settings.tiles.maxZoom);
      refresh();
    },
    light(id: number | undefined) {
      const before = lit;
      lit = id;
      paint(before);
      paint(id);
    },
    select(id: number | undefined) {
      const before = selected;
      selected = id;
      paint(before);
      paint(id);
    },
    /** Where its marker stands, if it has one of its own in view. */
    placeOf: (id: number | undefined) => pinOf(id)?.marker.getLatLng(),
    focus: (id: number) => (pinOf(id)?.button ?? map.getContainer()).focus({ preventScroll: true }),
  };
}
