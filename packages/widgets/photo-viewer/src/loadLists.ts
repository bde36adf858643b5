/** Makes lists of photos; needed only where no other widget of the page has made the list already. */
export const loadLists = () =>
  import(/* webpackChunkName: 'list' */ './openList').then(({ openPhotoList }) => openPhotoList);
