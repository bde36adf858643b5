import Supercluster from 'supercluster';
import type { MapPlace } from '../MapPlace';

/** What stands at one point of the map: a place, or several too near to each other to be told apart. */
export type MapSpot =
  | { key: string; kind: 'place'; place: MapPlace; latitude: number; longitude: number }
  | {
      key: string;
      kind: 'cluster';
      count: number;
      /** Where it falls apart. */
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

/** Puts places into an index once; the answer lists the spots of any view of the map. */
export function clusterPlaces(places: readonly MapPlace[], maxZoom: number): (view: MapView) => MapSpot[] {
  // At the last zoom nothing is left together, or some places could never be reached.
  const index = new Supercluster<MapPlace>({ radius: RADIUS_PX, extent: 256, maxZoom: maxZoom - 1 });
  index.load(
    places.map((place) => ({
      type: 'Feature',
      properties: place,
      geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
    })),
  );
  return ({ west, south, east, north, zoom }) =>
    index.getClusters([west, south, east, north], Math.round(zoom)).map(({ properties, geometry }) => {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      if (!('cluster_id' in properties)) {
        return { key: `place ${properties.id}`, kind: 'place', place: properties, latitude, longitude };
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
