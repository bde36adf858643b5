import type { AttackLine } from '../../AttackLine';
import type { Headers } from '../../http/createClient';
import { apiPaths } from '../../site/apiPaths';

/** Requests for the URL by another site, or by a browser on its own. */
const UNINTENDED_HEADERS: readonly Headers[] = [
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

export const logOut: AttackLine = {
  number: 6,
  threat: 'a log-out forced or undone',
  rule: 'Only a visitor who goes there from this site is logged out at once, and the old cookie is never valid again.',
  async attack(site, trials) {
    const account = await site.members.maya();
    const browser = await site.members.logIn(account);
    for (const address of ADDRESSES) {
      for (const headers of UNINTENDED_HEADERS) {
        const response = await site.newBrowser().get(address, { cookie: browser.cookieHeader(), ...headers });
        trials.expectResponse(
          `GET ${address} with ${JSON.stringify(headers)}`,
          response,
          ({ status }) => status < 300,
        );
      }
      for (const method of ['HEAD', 'OPTIONS', 'PUT', 'TRACE'])
        trials.expectResponse(
          `${method} ${address}`,
          await site.newBrowser().send(method, address, { headers: { cookie: browser.cookieHeader() } }),
          ({ status }) => status < 500,
        );
      const posted = await site.newBrowser().send('POST', address, {
        headers: { cookie: browser.cookieHeader(), origin: 'https://evil.example' },
      });
      trials.expectStatus(`POST ${address} from another site`, posted, [403]);
    }
    trials.expect('still inside', (await site.members.findMemberId(browser)) === account.id, 'inside');
    const oldCookie = browser.cookieHeader();
    await browser.get('/profiles/logout?next=/', { 'sec-fetch-site': 'same-origin' });
    for (const path of [apiPaths.hi, apiPaths.me, '/accounts/password/']) {
      const replayed = await site.newBrowser().get(path, { cookie: oldCookie });
      trials.expectResponse(
        `${path} with the old cookie`,
        replayed,
        ({ status, text }) => status === 403 || status === 303 || text.includes('"id":null'),
      );
    }
    const write = await site.newBrowser().send('PATCH', apiPaths.me, {
      json: { full_name: 'Replay' },
      headers: { cookie: oldCookie, 'x-csrftoken': /csrftoken=([^;]*)/.exec(oldCookie)?.[1] ?? '' },
    });
    trials.expectStatus('a write with the old cookie', write, [403]);
  },
};
