import { rejectedPaths } from '@cityguide/site-config/testing';
import type { AttackLine } from '../../AttackLine';
import { getHeader, type HttpResponse } from '../../http/HttpResponse';
import { RateLimitReached } from '../../RateLimitReached';
import type { AttackedSite } from '../../site/AttackedSite';
import { readHiddenFields } from '../sessions/writeByLink';

const vectors = [...new Set(rejectedPaths.filter((address) => typeof address === 'string'))]
  // Vectors that are only rejected for the lack of a leading slash would be a path of this site when resolved against
  // another page.
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

/** Whether a browser that resolves `address` on the site stays on it. */
function isOwn(address: string, { origin }: AttackedSite): boolean {
  if (address === '') return true;
  try {
    const { origin: found, pathname } = new URL(address, `${origin}/a/b`);
    return found === origin && !pathname.startsWith('//');
  } catch {
    return false;
  }
}

const checkRedirect = (answer: HttpResponse, site: AttackedSite) => {
  const location = getHeader(answer, 'location');
  if (!isOwn(location, site)) return `leads to ${location}`;
  const refresh = getHeader(answer, 'refresh');
  return refresh === '' ? true : `refreshes to ${refresh}`;
};

export const openRedirect: AttackLine = {
  number: 11,
  threat: 'a link of this site leads elsewhere',
  rule: 'A return path is a path of this site however it is parsed, also by a server or browser that decodes it once more.',
  isEnvironmentIndependent: true,
  async attack(site, trials) {
    const { email, password } = await site.members.maya();
    for (const address of vectors) {
      const next = encodeURIComponent(address);
      for (const path of ['/profiles/logout', '/profiles/logout/']) {
        const logOutResponse = await site
          .newBrowser()
          .get(`${path}?next=${next}`, { 'sec-fetch-site': 'same-origin' });
        trials.expectResponse(`GET ${path}?next=${next}`, logOutResponse, (answer) =>
          checkRedirect(answer, site),
        );
        const posted = await site.newBrowser().send('POST', `${path}?next=${next}`);
        trials.expectResponse(`POST ${path}?next=${next}`, posted, (answer) => checkRedirect(answer, site));
      }
      for (const path of ['/accounts/login', '/accounts/sign-up', '/accounts/onboarding']) {
        const shown = await site.newBrowser().get(`${path}?next=${next}`);
        const fieldValue = readHiddenFields(shown.text).next ?? '/';
        trials.expect(
          `the field of ${path}?next=${next}`,
          isOwn(fieldValue, site),
          isOwn(fieldValue, site) ? shown.status : fieldValue,
        );
        const links = [...shown.text.matchAll(/href="([^"]*evil\.example[^"]*)"/g)].map(
          ([, href = '']) => href,
        );
        const foreignLinks = links.filter((href) => !isOwn(href.replaceAll('&amp;', '&'), site));
        trials.expect(
          `the links of ${path}?next=${next}`,
          foreignLinks.length === 0,
          foreignLinks.join(' ') || 'own links',
        );
      }
    }
    for (const parameter of PARAMETERS) {
      for (const page of PAGES) {
        for (const address of ['https://evil.example/', '//evil.example/', '/\\evil.example']) {
          const answer = await site
            .newBrowser()
            .get(`${page}?${parameter}=${encodeURIComponent(address)}`, { 'sec-fetch-site': 'same-origin' });
          trials.expectResponse(`GET ${page}?${parameter}=${address}`, answer, (found) =>
            checkRedirect(found, site),
          );
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
      const answer = await site.sendRaw(
        `GET ${path} HTTP/1.1\r\nHost: ${site.host}\r\n${site.proxyHeaderLines}Connection: close\r\n\r\n`,
      );
      trials.expectResponse(`GET ${path}`, answer, (found) => checkRedirect(found, site));
    }
    for (const address of vectors.slice(0, site.ownServer ? vectors.length : 5)) {
      const answer = await site
        .newBrowser()
        .send('POST', '/accounts/login', { form: { email, password, next: address } });
      if (answer.status === 429) throw new RateLimitReached('log-ins');
      trials.expectResponse(`a log-in with next=${address}`, answer, (found) => checkRedirect(found, site));
    }
  },
};
