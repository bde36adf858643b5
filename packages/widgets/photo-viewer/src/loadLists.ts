/** The code of photo lists; only needed if no other widget of the page has created the list already. */
export const loadLists = () =>
  import(/* webpackChunkName: 'list' */ './openList').then(({ openPhotoList }) => openPhotoList);
