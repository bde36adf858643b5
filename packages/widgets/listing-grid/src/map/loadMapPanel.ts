/** The map with Leaflet, clusters and styles: a chunk of its own, loaded when a visitor first opens the map. */
export const loadMapPanel = () =>
  import(/* webpackChunkName: 'map' */ './panel/MapPanel').then(({ MapPanel }) => MapPanel);

export type MapPanelComponent = Awaited<ReturnType<typeof loadMapPanel>>;
