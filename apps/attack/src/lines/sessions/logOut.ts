import type { Line } from '../../Line';
import type { Headers } from '../../http/createClient';
import { apiPaths } from '../../site/apiPaths';

/** Ways in which another site, or a browser by itself, asks for the address. */
const UNMEANT: readonly Headers[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { referer: 'https://evil.example/' },
  { referer: 'https://evil.example/?https://city.example/' },
  { referer: 'not an address' },
  {},
  { 'sec-purpose': 'prefetch', 'sec-fetch-site': 'same-origin' },
  { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-site': 'same-origin' },
  { purpose: 'prefetch', 'sec-fetch-site': 'same-origin' },
  { 'x-moz': 'prefetch', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-dest': 'script', 'sec-fetch-site': 'same-origin' },
];
const ADDRESSES = ['/profiles/logout', '/profiles/logout/', '/profiles/logout?next=/'];

export const logOut: Line = {
  number: 6,
  threat: 'a log-out forced or undone',
  rule: 'Only who goes there from this site is logged out at once, and a cookie of before never counts again.',
  async attack(site, trials) {
    const account = await site.members.maya();
    const browser = await site.members.logIn(account);
    for (const address of ADDRESSES) {
      for (const headers of UNMEANT) {
        const answer = await site.browse().get(address, { cookie: browser.cookieHeader(), ...headers });
        trials.judge(`GET ${address} with ${JSON.stringify(headers)}`, answer, ({ status }) => status < 300);
      }
      for (const method of ['HEAD', 'OPTIONS', 'PUT', 'TRACE'])
        trials.judge(
          `${method} ${address}`,
          await site.browse().send(method, address, { headers: { cookie: browser.cookieHeader() } }),
          ({ status }) => status < 500,
        );
      const posted = await site.browse().send('POST', address, {
        headers: { cookie: browser.cookieHeader(), origin: 'https://evil.example' },
      });
      trials.answers(`POST ${address} from another site`, posted, [403]);
    }
    trials.expect('still inside', (await site.members.whoIs(browser)) === account.id, 'inside');
    const kept = browser.cookieHeader();
    await browser.get('/profiles/logout?next=/', { 'sec-fetch-site': 'same-origin' });
    for (const path of [apiPaths.hi, apiPaths.me, '/accounts/password/']) {
      const replayed = await site.browse().get(path, { cookie: kept });
      trials.judge(
        `${path} with the old cookie`,
        replayed,
        ({ status, text }) => status === 403 || status === 303 || text.includes('"id":null'),
      );
    }
    const write = await site.browse().send('PATCH', apiPaths.me, {
      json: { full_name: 'Replay' },
      headers: { cookie: kept, 'x-csrftoken': /csrftoken=([^;]*)/.exec(kept)?.[1] ?? '' },
    });
    trials.answers('a write with the old cookie', write, [403]);
  },
};
