/** The map with Leaflet, clusters and styles: a file of its own, fetched when a visitor first asks for the map. */
export const loadMapPanel = () =>
  import(/* webpackChunkName: 'map' */ './panel/MapPanel').then(({ MapPanel }) => MapPanel);

export type MapPanelComponent = Awaited<ReturnType<typeof loadMapPanel>>;
