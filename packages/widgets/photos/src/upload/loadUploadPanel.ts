/** The upload panel and its store: a chunk of its own, loaded when the button is pressed. */
export const loadUploadPanel = () => import(/* webpackChunkName: 'upload' */ './panel/openUploadPanel');
