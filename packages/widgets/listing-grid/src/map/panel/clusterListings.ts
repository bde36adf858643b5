import Supercluster from 'supercluster';
import type { MapListing } from '../MapListing';

/** One marker of the map: a listing, or several that are too near to each other to be distinguished. */
export type MarkerData =
  | { key: string; kind: 'place'; listing: MapListing; latitude: number; longitude: number }
  | {
      key: string;
      kind: 'cluster';
      count: number;
      /** The zoom level at which the cluster splits. */
      zoom: number;
      latitude: number;
      longitude: number;
    };

export interface MapView {
  west: number;
  south: number;
  east: number;
  north: number;
  zoom: number;
}

/** Markers are 44 px wide: nearer than this they would cover each other. */
const RADIUS_PX = 52;

/** Indexes the listings once; returns a function that lists the markers of a map view. */
export function clusterListings(
  listings: readonly MapListing[],
  maxZoom: number,
): (view: MapView) => MarkerData[] {
  // At the last zoom there are no clusters, or some listings could never be selected.
  const index = new Supercluster<MapListing>({ radius: RADIUS_PX, extent: 256, maxZoom: maxZoom - 1 });
  index.load(
    listings.map((listing) => ({
      type: 'Feature',
      properties: listing,
      geometry: { type: 'Point', coordinates: [listing.longitude, listing.latitude] },
    })),
  );
  return ({ west, south, east, north, zoom }) =>
    index.getClusters([west, south, east, north], Math.round(zoom)).map(({ properties, geometry }) => {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      if (!('cluster_id' in properties)) {
        return { key: `place ${properties.id}`, kind: 'place', listing: properties, latitude, longitude };
      }
      const { cluster_id: id, point_count: count } = properties;
      return {
        key: `cluster ${latitude} ${longitude} ${count}`,
        kind: 'cluster',
        count,
        zoom: index.getClusterExpansionZoom(id),
        latitude,
        longitude,
      };
    });
}
