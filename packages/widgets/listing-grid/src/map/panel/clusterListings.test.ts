import { clusterListings } from './clusterListings';

const listing = (id: number, longitude: number) => ({
  id,
  name: `Place ${id}`,
  rating: '-',
  latitude: 43.65,
  longitude,
});
const view = (zoom: number) => ({ west: -80, south: 43, east: -79, north: 44, zoom });

describe('LIST-11 the markers of a map', () => {
  const near = [listing(1, -79.38), listing(2, -79.381), listing(3, -79.6)];

  it('LIST-11.clusters count the listings that are too near to each other to be distinguished', () => {
    const markers = clusterListings(near, 19)(view(11));
    expect(markers.map((marker) => (marker.kind === 'cluster' ? marker.count : marker.listing.name))).toEqual(
      [2, 'Place 3'],
    );
  });

  it('LIST-11.clusters split at their zoom level', () => {
    const getMarkersIn = clusterListings(near, 19);
    const cluster = getMarkersIn(view(11)).find(({ kind }) => kind === 'cluster');
    expect(cluster?.kind === 'cluster' && getMarkersIn(view(cluster.zoom)).length).toBe(3);
  });

  it('are all single at the last zoom, also where two have the same coordinates', () => {
    const markers = clusterListings([listing(1, -79.38), listing(2, -79.38)], 18)(view(18));
    expect(markers.map(({ kind }) => kind)).toEqual(['place', 'place']);
  });

  it('keep their keys from one view to the next, so that a marker keeps the focus', () => {
    const getMarkersIn = clusterListings(near, 19);
    expect(getMarkersIn(view(11)).map(({ key }) => key)).toEqual(
      getMarkersIn(view(11)).map(({ key }) => key),
    );
  });

  it('are only those in view', () => {
    expect(
      clusterListings(near, 19)({ west: -79.7, south: 43, east: -79.5, north: 44, zoom: 12 }),
    ).toHaveLength(1);
  });
});
