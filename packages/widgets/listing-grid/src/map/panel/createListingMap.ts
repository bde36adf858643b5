import { DivIcon, LatLngBounds, Map as LeafletMap, Marker, TileLayer } from 'leaflet';
import type { MapListing } from '../MapListing';
import { createMarkers } from './createMarkers';
import './leaflet.module.css';
import { enableCooperativeZoom } from './enableCooperativeZoom';
import type { CreateListingMap } from './ListingMap';
import styles from './Markers.module.css';

/** At a higher zoom a single listing shows nothing of its surroundings. */
const NEAR_ZOOM = 15;
/** A visitor further away than this is not in the city: the map shows the listings alone. */
const VICINITY_METRES = 50_000;
const EDGE_PX = 40;
/** Space for what covers the map: the zoom buttons on the right, the selected listing's card at the bottom. */
const CARD_PX = 180;
const ZOOM_PX = 96;

/** A Leaflet map without Leaflet's controls that set HTML: the panel has its own zoom and attribution. */
export const createListingMap: CreateListingMap = ({ element, ...settings }) => {
  const { tiles, prefersReducedMotion, isTouch, labels } = settings;
  const { minZoom, maxZoom, urlTemplate } = tiles;
  const map = new LeafletMap(element, {
    minZoom,
    maxZoom,
    attributionControl: false,
    zoomControl: false,
    zoomAnimation: !prefersReducedMotion,
    fadeAnimation: !prefersReducedMotion,
    markerZoomAnimation: !prefersReducedMotion,
    inertia: !prefersReducedMotion,
    dragging: !isTouch,
  });
  const stopScrolling = enableCooperativeZoom(map);
  new TileLayer(urlTemplate, { minZoom, maxZoom }).addTo(map);
  const markers = createMarkers(map, settings);
  map.on('moveend', markers.refresh);
  const resizeObserver = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  resizeObserver.observe(element);

  const seen = new Set<number>();
  let visitorMarker: Marker | undefined;

  function fitListings(listings: readonly MapListing[]): void {
    if (listings.length === 0) return;
    const bounds = new LatLngBounds(listings.map(({ latitude, longitude }) => [latitude, longitude]));
    const visitor = visitorMarker?.getLatLng();
    if (visitor && bounds.getCenter().distanceTo(visitor) < VICINITY_METRES) bounds.extend(visitor);
    map.fitBounds(bounds, { padding: [EDGE_PX, EDGE_PX], maxZoom: NEAR_ZOOM, animate: false });
  }

  return {
    ...markers,
    show(listings) {
      const hasNew = listings.some(({ id }) => !seen.has(id));
      for (const { id } of listings) seen.add(id);
      // First, since the map has no view to add markers to before.
      if (hasNew) fitListings(listings);
      markers.show(listings);
    },
    select(id) {
      markers.select(id);
      const position = markers.getLatLng(id);
      if (!position) return;
      map.panInside(position, {
        paddingTopLeft: [EDGE_PX, EDGE_PX],
        paddingBottomRight: [ZOOM_PX, CARD_PX],
        animate: !prefersReducedMotion,
      });
    },
    showVisitor(position) {
      visitorMarker?.remove();
      visitorMarker = undefined;
      if (!position) return;
      const dot = document.createElement('span');
      dot.className = styles.you ?? '';
      dot.setAttribute('role', 'img');
      dot.setAttribute('aria-label', labels.you);
      const icon = new DivIcon({ html: dot, className: styles.icon ?? '', iconSize: [24, 24] });
      visitorMarker = new Marker([position.latitude, position.longitude], {
        icon,
        keyboard: false,
        interactive: false,
      });
      visitorMarker.addTo(map);
      map.setView(visitorMarker.getLatLng(), NEAR_ZOOM, { animate: !prefersReducedMotion });
    },
    zoomBy: (levels) => void map.setZoom(map.getZoom() + levels),
    destroy() {
      resizeObserver.disconnect();
      stopScrolling();
      map.remove();
    },
  };
};
