import { isListOf, isObjectWith, isText, parseJson } from '@cityguide/tooling/json';

const PAGE_LENGTH = 48;
const PAGE_COUNT = 12;

/**
 * Paths of the site's photos, without duplicates.
 * @param {string} origin
 */
export async function findPictures(origin) {
  /** @type {Set<string>} */
  const paths = new Set();
  for (let page = 0; page < PAGE_COUNT; page += 1) {
    const address = `${origin}/api/v2/photos/?limit=${PAGE_LENGTH}&offset=${page * PAGE_LENGTH}`;
    const { results } = parseJson(await (await fetch(address)).text(), {
      from: address,
      isRight: isObjectWith({ results: isListOf(isObjectWith({ prism_image_url: isText })) }),
      expected: 'photos with their addresses',
    });
    for (const photo of results) paths.add(photo.prism_image_url);
  }
  return [...paths];
}
