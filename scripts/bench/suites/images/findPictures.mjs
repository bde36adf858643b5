const PAGE = 48;
const PAGES = 12;

/** Paths of photos of the site, each once. */
export async function findPictures(origin) {
  const paths = new Set();
  for (let page = 0; page < PAGES; page += 1) {
    const answer = await fetch(`${origin}/api/v2/photos/?limit=${PAGE}&offset=${page * PAGE}`);
    for (const { prism_image_url: address } of (await answer.json()).results) paths.add(address);
  }
  return [...paths];
}
