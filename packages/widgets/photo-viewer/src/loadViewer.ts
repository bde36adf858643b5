/** The viewer itself: a file of its own, fetched when a visitor is about to open a photo. */
export const loadViewer = () =>
  import(/* webpackChunkName: 'viewer' */ './viewer/createViewer').then(({ createViewer }) => createViewer);
