/** The panel in which photos are added, and the list behind it: a file of its own, fetched by who presses the button. */
export const loadUploadPanel = () => import(/* webpackChunkName: 'upload' */ './panel/openUploadPanel');
