import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../../../paths.mjs';

const PREPARED_BY = '/prepare/';
const require = createRequire(path.join(root, 'packages', 'store', 'package.json'));

/**
 * Lets a member who was recently on the site visit the measured page: an earlier page of the same site stores that
 * moment where the store looks for it (AUTH-4), and the session's cookies, if any.
 * @param {[name: string, value: string][]} [cookies]
 */
export async function rememberSession(cookies = []) {
  const localForage = await readFile(require.resolve('localforage/dist/localforage.min.js'));
  return {
    prepare: PREPARED_BY,
    files: {
      [PREPARED_BY]: { body: createPage(formatMoment(new Date()), cookies), type: 'text/html' },
      '/prepare/localforage.js': { body: localForage, type: 'text/javascript' },
    },
  };
}

/**
 * @param {string} moment
 * @param {[name: string, value: string][]} cookies
 */
const createPage = (moment, cookies) => `<!doctype html><title>working</title><link rel="icon" href="data:,">
<script src="/prepare/localforage.js"></script>
<script>
  for (const [name, value] of ${JSON.stringify(cookies)}) document.cookie = name + '=' + value + '; path=/';
  localforage
    .createInstance({ name: 'cityguide' })
    .setItem('profile/lastActiveSessionMoment', '${moment}')
    .then(() => { document.title = 'done'; });
</script>`;

/**
 * `DD-MM-YYYY HH:mm`; in UTC, which is accurate enough in every time zone.
 * @param {Date} date
 */
function formatMoment(date) {
  const [day = '', time = ''] = date.toISOString().split('T');
  return `${day.split('-').reverse().join('-')} ${time.slice(0, 5)}`;
}
