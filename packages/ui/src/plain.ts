/*
 * The parts that need no React: for enhancers, which render by themselves. A separate entry, so that a bundle contains
 * no more than what it imports.
 */
export { trapTabKey } from './dialog/trapTabKey';
export { openModalHost, type ModalHost } from './dialog/openModalHost';
export { getImageUrl, getImageSrcSet, resolveImageUrl, type ImageSize } from './image/getImageUrl';
export { CANDIDATE_WIDTHS, CARD_IMAGE_SIZES } from './image/imageCandidates';
