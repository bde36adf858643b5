import { DivIcon, LatLngBounds, Map as LeafletMap, Marker, TileLayer } from 'leaflet';
import type { MapPlace } from '../MapPlace';
import { createPins } from './createPins';
import './leaflet.module.css';
import { letPageScroll } from './letPageScroll';
import type { CreateListingMap } from './ListingMap';
import styles from './Pins.module.css';

/** Nearer than this a lone place says nothing of its surroundings. */
const NEAR_ZOOM = 15;
const EDGE_PX = 40;
/** What lies over the map: the zoom on the right, the chosen place's card below. */
const CARD_PX = 180;
const ZOOM_PX = 96;

/** A map by Leaflet, without those of its controls that write HTML: zoom and attribution are the panel's own. */
export const createListingMap: CreateListingMap = ({ element, ...settings }) => {
  const { tiles, isStill, isTouch, words } = settings;
  const { minZoom, maxZoom, urlTemplate } = tiles;
  const map = new LeafletMap(element, {
    minZoom,
    maxZoom,
    attributionControl: false,
    zoomControl: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
    dragging: !isTouch,
  });
  const stopScrolling = letPageScroll(map);
  new TileLayer(urlTemplate, { minZoom, maxZoom }).addTo(map);
  const pins = createPins(map, settings);
  map.on('moveend', pins.refresh);
  const watch = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  watch.observe(element);

  const seen = new Set<number>();
  let you: Marker | undefined;

  function bringIntoView(places: readonly MapPlace[]): void {
    if (places.length === 0) return;
    const bounds = new LatLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]));
    map.fitBounds(bounds, { padding: [EDGE_PX, EDGE_PX], maxZoom: NEAR_ZOOM, animate: false });
  }

  return {
    ...pins,
    show(places) {
      const hasNew = places.some(({ id }) => !seen.has(id));
      for (const { id } of places) seen.add(id);
      // First: before it the map has no view to put pins into.
      if (hasNew) bringIntoView(places);
      pins.show(places);
    },
    select(id) {
      pins.select(id);
      const place = pins.placeOf(id);
      if (!place) return;
      map.panInside(place, {
        paddingTopLeft: [EDGE_PX, EDGE_PX],
        paddingBottomRight: [ZOOM_PX, CARD_PX],
        animate: !isStill,
      });
    },
    locate(position) {
      you?.remove();
      you = undefined;
      if (!position) return;
      const dot = document.createElement('span');
      dot.className = styles.you ?? '';
      dot.setAttribute('role', 'img');
      dot.setAttribute('aria-label', words.you);
      const icon = new DivIcon({ html: dot, className: styles.icon ?? '', iconSize: [24, 24] });
      you = new Marker([position.latitude, position.longitude], {
        icon,
        keyboard: false,
        interactive: false,
      });
      you.addTo(map);
    },
    zoomBy: (levels) => void map.setZoom(map.getZoom() + levels),
    destroy() {
      watch.disconnect();
      stopScrolling();
      map.remove();
    },
  };
};
