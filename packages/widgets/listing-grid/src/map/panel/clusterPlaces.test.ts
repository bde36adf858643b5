import { clusterPlaces } from './clusterPlaces';

const place = (id: number, longitude: number) => ({
  id,
  name: `Place ${id}`,
  rating: '-',
  latitude: 43.65,
  longitude,
});
const view = (zoom: number) => ({ west: -80, south: 43, east: -79, north: 44, zoom });

describe('LIST-11 the spots of a map', () => {
  const near = [place(1, -79.38), place(2, -79.381), place(3, -79.6)];

  it('LIST-11.clusters count the places that are too near to each other to be told apart', () => {
    const spots = clusterPlaces(near, 19)(view(11));
    expect(spots.map((spot) => (spot.kind === 'cluster' ? spot.count : spot.place.name))).toEqual([
      2,
      'Place 3',
    ]);
  });

  it('LIST-11.clusters fall apart at the zoom that they name', () => {
    const spotsIn = clusterPlaces(near, 19);
    const cluster = spotsIn(view(11)).find(({ kind }) => kind === 'cluster');
    expect(cluster?.kind === 'cluster' && spotsIn(view(cluster.zoom)).length).toBe(3);
  });

  it('are all single at the last zoom, also where two share one door', () => {
    const spots = clusterPlaces([place(1, -79.38), place(2, -79.38)], 18)(view(18));
    expect(spots.map(({ kind }) => kind)).toEqual(['place', 'place']);
  });

  it('keep their keys from one view to the next, so that a marker keeps the focus', () => {
    const spotsIn = clusterPlaces(near, 19);
    expect(spotsIn(view(11)).map(({ key }) => key)).toEqual(spotsIn(view(11)).map(({ key }) => key));
  });

  it('are only those in view', () => {
    expect(
      clusterPlaces(near, 19)({ west: -79.7, south: 43, east: -79.5, north: 44, zoom: 12 }),
    ).toHaveLength(1);
  });
});
