/** The viewer: a chunk of its own, loaded when a visitor is about to open a photo. */
export const loadViewer = () =>
  import(/* webpackChunkName: 'viewer' */ './viewer/createViewer').then(({ createViewer }) => createViewer);
