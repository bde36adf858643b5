import { bundle } from '../../peers/bundle.mjs';
import { respondWithPhotos, photoPath, photos } from './respondWithPhotos.mjs';
import { drawPictures } from './drawPictures.mjs';
import {
  drawThumbnails,
  GALLERY_PATH,
  galleryPage,
  linkPeer,
  pictureFiles,
  readStyles,
} from './galleryPage.mjs';

/** @import { Action, Candidate, Files, PartOfCandidate } from '../Candidate.mjs' */

/** The eighth photo is opened, which is in the second row of thumbnails. */
const OPENED = 7;

export const viewerNames = {
  alone: 'photos alone',
  ours: 'photo viewer',
  photoSwipe: 'PhotoSwipe',
  photoSwipeIdle: 'PhotoSwipe on idle',
  yarl: 'yet-another-react-lightbox',
  yarlLazy: 'yet-another-react-lightbox, lazy',
};

/** @param {string} selector */
const isLarge = (selector) =>
  `[...document.querySelectorAll('${selector}')].some((element) => element.getBoundingClientRect().width > 300)`;
/**
 * The photo itself, not a small version of it, is decoded and visible.
 * @param {number} index
 */
const isShown = (index) =>
  `[...document.images].some((image) => image.currentSrc.includes('/p/${index}.jpg') && image.complete && image.naturalWidth > 0 && image.getBoundingClientRect().width > 300)`;

const OWN_SCRIPTS = `performance.getEntriesByType('resource').filter(({ name }) => name.includes('/widgets/photo-viewer/') && name.endsWith('.js')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024`;

/**
 * A page with fifty thumbnails, of which one is pressed: our viewer, and two popular ones. All have the same
 * pictures.
 * @returns {Promise<Candidate[]>}
 */
export async function createViewerCandidates() {
  const pictures = pictureFiles(await drawPictures());
  const plain = /** @type {const} */ ({ at: ['slow', 'fast'], path: GALLERY_PATH });
  return [
    {
      ...plain,
      name: viewerNames.alone,
      ready: `document.readyState === 'complete'`,
      files: { ...pictures, [GALLERY_PATH]: galleryPage({ body: drawGallery() }) },
    },
    { ...plain, ...createOurs(pictures) },
    ...(await createPeers(pictures)).map((peer) => ({ ...plain, ...peer })),
  ];
}

/**
 * @param {Files} pictures
 * @returns {PartOfCandidate}
 */
function createOurs(pictures) {
  const data = JSON.stringify({ count: photos.length, next: null, results: photos });
  const viewer = `<div data-widget="photo-viewer" data-listing-id="1"><script type="application/json">${data}</script></div>`;
  return {
    name: viewerNames.ours,
    own: /^\/(widgets|api)\//,
    ready: `document.querySelector('[data-widget="photo-viewer"]').dataset.cgStatus === 'ready'`,
    answer: respondWithPhotos,
    collect: `({ ownKB: ${OWN_SCRIPTS} })`,
    collectAfter: `({ ownAllKB: ${OWN_SCRIPTS} })`,
    actions: [press(isLarge('[role=dialog]'))],
    files: {
      ...pictures,
      [GALLERY_PATH]: galleryPage({
        head: '<script async src="/widgets/embed.js"></script>',
        body: drawGallery({ hrefOf: photoPath }) + viewer,
      }),
    },
  };
}

/** @param {Files} pictures */
async function createPeers(pictures) {
  const photoSwipe = { style: 'photoswipe/dist/photoswipe.css', box: '.pswp__img' };
  const yarl = { style: 'yet-another-react-lightbox/dist/styles.css', box: '.yarl__container' };
  return Promise.all(
    [
      { name: viewerNames.photoSwipe, code: 'photoSwipe.mjs', ...photoSwipe },
      { name: viewerNames.photoSwipeIdle, code: 'photoSwipeIdle.mjs', ...photoSwipe },
      { name: viewerNames.yarl, code: 'yarl.jsx', ...yarl },
      { name: viewerNames.yarlLazy, code: 'yarlLazy.jsx', ...yarl },
    ].map((peer) => createPeer(peer, pictures)),
  );
}

/**
 * @param {{ name: string, code: string, style: string, box: string }} peer
 * @param {Files} pictures
 * @returns {Promise<PartOfCandidate>}
 */
async function createPeer({ name, code, style, box }, pictures) {
  const scripts = await bundle({ gallery: code });
  return {
    name,
    ready: `document.querySelector('.gallery').dataset.state === 'ready'`,
    actions: [press(isLarge(box))],
    files: {
      ...pictures,
      ...scripts,
      ...(await readStyles(style)),
      [GALLERY_PATH]: galleryPage({
        head: linkPeer(scripts, 'gallery'),
        body: drawGallery({ more: ' data-pswp-width="1600" data-pswp-height="1200"' }),
      }),
    },
  };
}

/** @param {{ hrefOf?: (index: number) => string, more?: string }} links */
const drawGallery = (links = {}) =>
  `<div class="gallery">${drawThumbnails({ hrefOf: (index) => `/p/${index}.jpg`, ...links })}</div>`;

/**
 * `ui` is the first moment at which the viewer covers the page.
 * @param {string} ui
 * @returns {Action}
 */
const press = (ui) => ({
  name: 'photo',
  click: () => `.gallery a:nth-child(${OPENED + 1})`,
  marks: { ui },
  done: () => isShown(OPENED),
});
