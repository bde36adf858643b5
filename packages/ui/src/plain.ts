/*
 * What needs no React: for enhancers, which draw by themselves. Apart from the rest of the package, so that a bundle
 * carries no more than what it imports.
 */
export { keepTabInside } from './dialog/keepTabInside';
export { openDialogPlace, type OpenDialogPlace } from './dialog/openDialogPlace';
export { imageAddress, imageSourceSet, wholeAddress, type ImageSize } from './image/imageAddress';
