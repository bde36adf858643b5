import PhotoSwipeLightbox from 'photoswipe/lightbox';

/**
 * PhotoSwipe as in its documentation; returns a function that loads its core, which the first press does otherwise.
 */
export function startPhotoSwipe() {
  const gallery = document.querySelector('.gallery');
  let core;
  const loadCore = () => (core ??= import('photoswipe'));
  new PhotoSwipeLightbox({ gallery, children: 'a', pswpModule: loadCore }).init();
  gallery.dataset.state = 'ready';
  return loadCore;
}
