import type { Line } from '../../Line';
import { LEAKS } from '../../vectors/leaks';
import { traversals } from '../../vectors/traversals';

const FOLDERS = [
  '/images/',
  '/images/pictures/',
  '/images/uploads/',
  '/widgets/',
  '/widgets/probe/1.0.0-aaaaaaaa/',
  '/assets/',
  '/films/',
  '/tiles/12/',
  '/house-ads/drawn/',
  '/sitemaps/',
  '/rss/',
  '/places/',
  '/archives/',
  '/',
];
const FOUND = /root:[x*]?:0:0|SQLite format 3|"name": "@cityguide|\[core\]/;

export const pathTraversal: Line = {
  number: 21,
  threat: 'a path leads out of its folder',
  rule: 'No spelling of a path leads to a file beside those that are served, and none breaks the server.',
  isAlikeEverywhere: true,
  async attack(site, trials) {
    const secret = site.own?.secret;
    for (const folder of FOLDERS) {
      for (const path of traversals) {
        const address = folder + path;
        // As bytes, since a client of Node's takes no other letters in a path.
        const answer = await site.client.send({ path: Buffer.from(address).toString('latin1') });
        trials.judge(`GET ${address}`, answer, ({ status, text }) => {
          if (FOUND.test(text) || (secret !== undefined && text.includes(secret)))
            return 'a file that is not served';
          if (status >= 500 || status === 0) return false;
          return !LEAKS.test(text.replaceAll(address, ''));
        });
      }
    }
  },
};
