import { foreignAddresses } from '@cityguide/site-config/testing';
import type { Line } from '../../Line';
import { headerOf, type Received } from '../../http/Received';
import { LimitReached } from '../../LimitReached';
import type { AttackedSite } from '../../site/AttackedSite';
import { hiddenFields } from '../sessions/writeByLink';

const vectors = [...new Set(foreignAddresses.filter((address) => typeof address === 'string'))]
  // What is refused for want of a leading slash only would be a path of this site after another page's.
  .concat(
    '//evil.example/%2f..',
    '/%09//evil.example',
    '////evil.example',
    'https:///evil.example',
    '/;@evil.example//',
    '/\u2028/evil.example',
    '/%E2%80%A8/evil.example',
    '/x:@evil.example//..//evil.example',
  );
const PARAMETERS = [
  'next',
  'redirect',
  'redirect_to',
  'return',
  'returnTo',
  'url',
  'continue',
  'to',
  'dest',
  'destination',
  'target',
  'goto',
  'r',
  'u',
  'callback',
];
const PAGES = [
  '/',
  '/accounts/login',
  '/accounts/sign-up',
  '/accounts/onboarding',
  '/profiles/logout',
  '/accounts/password/',
  '/contact/',
  '/newsletters/',
  '/search',
];

/** Whether a browser that reads `address` on the site stays on it. */
function isOwn(address: string, { origin }: AttackedSite): boolean {
  if (address === '') return true;
  try {
    const { origin: found, pathname } = new URL(address, `${origin}/a/b`);
    return found === origin && !pathname.startsWith('//');
  } catch {
    return false;
  }
}

const leadsAway = (answer: Received, site: AttackedSite) => {
  const location = headerOf(answer, 'location');
  if (!isOwn(location, site)) return `leads to ${location}`;
  const refresh = headerOf(answer, 'refresh');
  return refresh === '' ? true : `refreshes to ${refresh}`;
};

export const openRedirect: Line = {
  number: 11,
  threat: 'a link of ours leads elsewhere',
  rule: 'A return path is a path of this very site in every reading, also of a server or browser that decodes it once more.',
  isAlikeEverywhere: true,
  async attack(site, trials) {
    const { email, password } = await site.members.maya();
    for (const address of vectors) {
      const next = encodeURIComponent(address);
      for (const path of ['/profiles/logout', '/profiles/logout/']) {
        const left = await site.browse().get(`${path}?next=${next}`, { 'sec-fetch-site': 'same-origin' });
        trials.judge(`GET ${path}?next=${next}`, left, (answer) => leadsAway(answer, site));
        const posted = await site.browse().send('POST', `${path}?next=${next}`);
        trials.judge(`POST ${path}?next=${next}`, posted, (answer) => leadsAway(answer, site));
      }
      for (const path of ['/accounts/login', '/accounts/sign-up', '/accounts/onboarding']) {
        const shown = await site.browse().get(`${path}?next=${next}`);
        const kept = hiddenFields(shown.text).next ?? '/';
        trials.expect(
          `the field of ${path}?next=${next}`,
          isOwn(kept, site),
          isOwn(kept, site) ? shown.status : kept,
        );
        const links = [...shown.text.matchAll(/href="([^"]*evil\.example[^"]*)"/g)].map(
          ([, href = '']) => href,
        );
        const away = links.filter((href) => !isOwn(href.replaceAll('&amp;', '&'), site));
        trials.expect(`the links of ${path}?next=${next}`, away.length === 0, away.join(' ') || 'own links');
      }
    }
    for (const parameter of PARAMETERS) {
      for (const page of PAGES) {
        for (const address of ['https://evil.example/', '//evil.example/', '/\\evil.example']) {
          const answer = await site
            .browse()
            .get(`${page}?${parameter}=${encodeURIComponent(address)}`, { 'sec-fetch-site': 'same-origin' });
          trials.judge(`GET ${page}?${parameter}=${address}`, answer, (found) => leadsAway(found, site));
        }
      }
    }
    for (const path of [
      '//evil.example/',
      '//evil.example/..',
      '/\\evil.example',
      '//evil.example/api/v2/x',
      '/api/v2//evil.example',
      '/api/v2/..//evil.example',
      '//evil.example/accounts/login/',
      '/accounts/login//',
      '//evil.example%2f..',
    ]) {
      const answer = await site.raw(
        `GET ${path} HTTP/1.1\r\nHost: ${site.host}\r\n${site.proxyLines}Connection: close\r\n\r\n`,
      );
      trials.judge(`GET ${path}`, answer, (found) => leadsAway(found, site));
    }
    for (const address of vectors.slice(0, site.own ? vectors.length : 5)) {
      const answer = await site
        .browse()
        .send('POST', '/accounts/login', { form: { email, password, next: address } });
      if (answer.status === 429) throw new LimitReached('log-ins');
      trials.judge(`a log-in with next=${address}`, answer, (found) => leadsAway(found, site));
    }
  },
};
