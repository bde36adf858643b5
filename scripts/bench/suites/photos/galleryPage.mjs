import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '../../paths.mjs';
import { writeScripts } from '../../peers/bundle.mjs';

/** @import { Files } from '../Candidate.mjs' */

export const GALLERY_PATH = '/made/';
export const COUNT = 50;
export const THUMBNAIL = 'w=300&h=300&cmd=resize_then_crop&quality=70';

const STYLE = `*{box-sizing:border-box}body{margin:0;font:16px/1.5 sans-serif}main{max-width:1240px;margin:0 auto;padding:24px}
.gallery{display:grid;grid-template-columns:repeat(4,1fr);gap:16px}.gallery img{display:block;width:100%;height:auto}`;

/**
 * A plain page with photos that the CMS has rendered.
 * @param {{ head?: string, body: string }} parts markup
 */
export const galleryPage = ({ head = '', body }) => ({
  type: 'text/html; charset=utf-8',
  body: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Photos of a place</title><link rel="icon" href="data:,"><style>${STYLE}</style>
${head}
</head><body><main><h1>Photos of a place</h1>${body}</main></body></html>`,
});

/**
 * Thumbnails that are links; `hrefOf` is their target, and `more` further attributes.
 * @param {{ hrefOf: (index: number) => string, more?: string }} links
 */
export const drawThumbnails = ({ hrefOf, more = '' }) =>
  Array.from(
    { length: COUNT },
    (_, index) =>
      `<a href="${hrefOf(index)}"${more}><img src="/t/${index}.jpg?${THUMBNAIL}" alt="Photo ${index}" width="300" height="300" loading="lazy"></a>`,
  ).join('\n');

/**
 * The pictures by path; every requested size gets the same file.
 * @param {{ thumbnail: Files[string], photo: Files[string] }} pictures
 * @returns {Files}
 */
export const pictureFiles = ({ thumbnail, photo }) =>
  Object.fromEntries(
    Array.from({ length: COUNT }, (_, index) => [
      [`/t/${index}.jpg`, thumbnail],
      [`/p/${index}.jpg`, photo],
    ]).flat(),
  );

const STYLES = '/bench/peer.css';

/**
 * Style sheet and scripts of a peer.
 * @param {Files} scripts
 * @param {string} name of their entry
 */
export const linkPeer = (scripts, name) =>
  `<link rel="stylesheet" href="${STYLES}">${writeScripts(scripts, name)}`;

/**
 * A peer's own style sheet as a file of the page.
 * @param {string} file
 * @returns {Promise<Files>}
 */
export async function readStyles(file) {
  const body = await readFile(path.join(tempFolder, 'node_modules', file));
  return { [STYLES]: { body, type: 'text/css' } };
}
