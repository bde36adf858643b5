import type { AttackLine } from '../../AttackLine';
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
/** Text of files that are not served. */
const UNSERVED_CONTENT = /root:[x*]?:0:0|SQLite format 3|"name": "@cityguide|\[core\]/;

export const pathTraversal: AttackLine = {
  number: 21,
  threat: 'a path leads out of its folder',
  rule: 'No spelling of a path leads to a file outside the served folders, and none breaks the server.',
  isEnvironmentIndependent: true,
  async attack(site, trials) {
    const secret = site.ownServer?.secret;
    for (const folder of FOLDERS) {
      for (const traversal of traversals) {
        const path = folder + traversal;
        // As latin1, since Node's client allows no other characters in a path.
        const response = await site.client.send({ path: Buffer.from(path).toString('latin1') });
        trials.expectResponse(`GET ${path}`, response, ({ status, text }) => {
          if (UNSERVED_CONTENT.test(text) || (secret !== undefined && text.includes(secret)))
            return 'a file that is not served';
          if (status >= 500 || status === 0) return false;
          return !LEAKS.test(text.replaceAll(path, ''));
        });
      }
    }
  },
};
