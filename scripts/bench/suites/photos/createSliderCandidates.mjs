import { bundle } from '../../peers/bundle.mjs';
import { respondWithPhotos, photoPath, photos } from './respondWithPhotos.mjs';
import { drawPictures } from './drawPictures.mjs';
import { GALLERY_PATH, galleryPage, linkPeer, pictureFiles, readStyles, THUMBNAIL } from './galleryPage.mjs';

/** @import { Candidate, Files, PartOfCandidate } from '../Candidate.mjs' */

const SHOWN = 12;
const STEPS = 5;

export const sliderNames = { ours: 'row of photos', swiper: 'plain Swiper' };

const OWN_SCRIPTS = `performance.getEntriesByType('resource').filter(({ name }) => name.includes('/widgets/photos/') && name.endsWith('.js')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024`;
const SWIPER_STYLE = `.row .swiper-slide{width:316px;padding-right:16px}`;

/**
 * Twelve photos in a row that slides by one.
 * @returns {Promise<Candidate[]>}
 */
export async function createSliderCandidates() {
  const pictures = await drawPictures();
  const files = { ...pictureFiles({ ...pictures, photo: pictures.thumbnail }) };
  const plain = /** @type {const} */ ({ at: ['slow', 'fast', 'cpu4'], path: GALLERY_PATH });
  return [
    { ...plain, ...createOurs(files) },
    { ...plain, ...(await createPeer(files)) },
  ];
}

/**
 * @param {Files} files
 * @returns {PartOfCandidate}
 */
function createOurs(files) {
  const data = JSON.stringify({ count: SHOWN, next: null, results: photos.slice(0, SHOWN) });
  const links = photos
    .slice(0, SHOWN)
    .map((_, index) => `<li><a href="${photoPath(index)}">${drawImage('/p', index)}</a></li>`);
  const style =
    '<style>.guide-photos{display:flex;overflow:hidden;margin:-4px;padding:4px;list-style:none}.guide-photos li{flex:none;width:316px;padding-right:16px}.guide-photos img{display:block;width:100%;height:auto}.guide-photos-head{min-height:44px;margin:0 0 12px}</style>';
  return {
    name: sliderNames.ours,
    own: /^\/(widgets|api)\//,
    ready: `document.querySelector('[data-widget="photos"]').dataset.cgStatus === 'ready' && document.querySelector('[data-widget="photos"] ul').style.transform !== undefined`,
    answer: respondWithPhotos,
    collect: `({ ownKB: ${OWN_SCRIPTS} })`,
    actions: [
      {
        name: 'next',
        repeat: STEPS,
        click: () => '[data-widget="photos"] button[aria-label="Next photo"]',
        done: (turn) =>
          `document.querySelector('[data-widget="photos"]').textContent.includes('${turn + 2} of ${SHOWN}')`,
      },
    ],
    files: {
      ...files,
      [GALLERY_PATH]: galleryPage({
        head: `${style}<script async src="/widgets/embed.js"></script>`,
        body: `<div data-widget="photos" data-load="eager" data-listing-id="1"><div class="guide-photos-head"></div><ul class="guide-photos">${links.join('')}</ul><script type="application/json">${data}</script></div>`,
      }),
    },
  };
}

/**
 * @param {Files} files
 * @returns {Promise<PartOfCandidate>}
 */
async function createPeer(files) {
  const scripts = await bundle({ swiperRow: 'swiperRow.mjs' });
  const slides = photos
    .slice(0, SHOWN)
    .map(
      (_, index) =>
        `<div class="swiper-slide"><a href="${photoPath(index)}">${drawImage('/p', index)}</a></div>`,
    );
  return {
    name: sliderNames.swiper,
    ready: `document.querySelector('.row').dataset.index === '0'`,
    actions: [
      {
        name: 'next',
        repeat: STEPS,
        click: () => '.row .next',
        done: (turn) => `document.querySelector('.row').dataset.index === '${turn + 1}'`,
      },
    ],
    files: {
      ...files,
      ...scripts,
      ...(await readStyles('swiper/swiper.min.css')),
      [GALLERY_PATH]: galleryPage({
        head: `<style>${SWIPER_STYLE}</style>${linkPeer(scripts, 'swiperRow')}`,
        body: `<div class="row"><button class="previous">Previous</button><button class="next">Next</button><div class="swiper"><div class="swiper-wrapper">${slides.join('')}</div></div></div>`,
      }),
    },
  };
}

/**
 * @param {string} folder
 * @param {number} index
 */
const drawImage = (folder, index) =>
  `<img src="${folder}/${index}.jpg?${THUMBNAIL}" alt="Photo ${index}" width="300" height="300" loading="lazy">`;
