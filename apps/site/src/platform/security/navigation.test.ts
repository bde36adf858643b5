import type { FastifyRequest } from 'fastify';
import { isSameOriginOrDirect, isNavigation, isPrefetch, isSameOriginNavigation } from './navigation';

const settings = { origin: 'https://city.example' };
const withHeaders = (headers: Record<string, string>) =>
  ({ headers, socket: {} }) as unknown as FastifyRequest;

it.each([
  [{ 'sec-purpose': 'prefetch;prerender' }, true],
  [{ purpose: 'prefetch' }, true],
  [{ 'x-purpose': 'preview' }, true],
  [{ 'x-moz': 'Prefetch' }, true],
  [{ purpose: 'reading' }, false],
  [{}, false],
])('a request with %j is a prefetch: %s', (headers, expected) => {
  expect(isPrefetch(withHeaders(headers))).toBe(expected);
});

it.each([
  [{ 'sec-fetch-dest': 'document' }, true],
  [{}, true],
  [{ 'sec-fetch-dest': 'image' }, false],
  [{ 'sec-fetch-dest': 'iframe' }, false],
  [{ 'sec-fetch-dest': 'empty' }, false],
])('a request with %j is a navigation: %s', (headers, expected) => {
  expect(isNavigation(withHeaders(headers))).toBe(expected);
});

const OWN_PAGE = 'https://city.example/food/?page=2';
const OTHER_PAGE = 'https://evil.example/https://city.example/';

describe('the origin of a navigation', () => {
  it.each([
    [
      'this site by Sec-Fetch-Site',
      { 'sec-fetch-site': 'same-origin' },
      { isSameOrigin: true, isLinkClick: true },
    ],
    ['the address bar', { 'sec-fetch-site': 'none' }, { isSameOrigin: true, isLinkClick: false }],
    [
      'another host of the domain',
      { 'sec-fetch-site': 'same-site' },
      { isSameOrigin: false, isLinkClick: false },
    ],
    ['another site', { 'sec-fetch-site': 'cross-site' }, { isSameOrigin: false, isLinkClick: false }],
    [
      'another site with a referrer of this one',
      { 'sec-fetch-site': 'cross-site', referer: OWN_PAGE },
      { isSameOrigin: false, isLinkClick: false },
    ],
    ['this site by the referrer', { referer: OWN_PAGE }, { isSameOrigin: true, isLinkClick: true }],
    ['another site by the referrer', { referer: OTHER_PAGE }, { isSameOrigin: false, isLinkClick: false }],
    [
      'this host without TLS',
      { referer: 'http://city.example/' },
      { isSameOrigin: false, isLinkClick: false },
    ],
    [
      'a referrer that is not a URL',
      { referer: 'city.example' },
      { isSameOrigin: false, isLinkClick: false },
    ],
    ['an unknown page', {}, { isSameOrigin: false, isLinkClick: false }],
    [
      'this site, as a prefetch',
      { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' },
      { isSameOrigin: true, isLinkClick: false },
    ],
    [
      'a picture of this site',
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
      { isSameOrigin: true, isLinkClick: false },
    ],
  ])('%s', (_title, headers, { isSameOrigin, isLinkClick }) => {
    const request = withHeaders(headers);
    expect(isSameOriginOrDirect(request, settings)).toBe(isSameOrigin);
    expect(isSameOriginNavigation(request, settings)).toBe(isLinkClick);
  });
});
