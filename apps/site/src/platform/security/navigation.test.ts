import type { FastifyRequest } from 'fastify';
import { comesFromThisSite, isNavigation, isPrefetch, isPressedOnThisSite } from './navigation';

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
])('a request with %j was made in advance: %s', (headers, isSo) => {
  expect(isPrefetch(withHeaders(headers))).toBe(isSo);
});

it.each([
  [{ 'sec-fetch-dest': 'document' }, true],
  [{}, true],
  [{ 'sec-fetch-dest': 'image' }, false],
  [{ 'sec-fetch-dest': 'iframe' }, false],
  [{ 'sec-fetch-dest': 'empty' }, false],
])('a request with %j opens a page: %s', (headers, isSo) => {
  expect(isNavigation(withHeaders(headers))).toBe(isSo);
});

const OWN_PAGE = 'https://city.example/food/?page=2';
const OTHER_PAGE = 'https://evil.example/https://city.example/';

describe('where a visitor comes from', () => {
  it.each([
    ['this site by the browser’s word', { 'sec-fetch-site': 'same-origin' }, { comes: true, pressed: true }],
    ['the address bar', { 'sec-fetch-site': 'none' }, { comes: true, pressed: false }],
    ['a neighbour of the domain', { 'sec-fetch-site': 'same-site' }, { comes: false, pressed: false }],
    ['another site', { 'sec-fetch-site': 'cross-site' }, { comes: false, pressed: false }],
    [
      'another site that shows an own referrer',
      { 'sec-fetch-site': 'cross-site', referer: OWN_PAGE },
      { comes: false, pressed: false },
    ],
    ['this site by the referrer', { referer: OWN_PAGE }, { comes: true, pressed: true }],
    ['another site by the referrer', { referer: OTHER_PAGE }, { comes: false, pressed: false }],
    ['this host without TLS', { referer: 'http://city.example/' }, { comes: false, pressed: false }],
    ['a referrer that is no address', { referer: 'city.example' }, { comes: false, pressed: false }],
    ['who knows where', {}, { comes: false, pressed: false }],
    [
      'this site, in advance',
      { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' },
      { comes: true, pressed: false },
    ],
    [
      'a picture of this site',
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
      { comes: true, pressed: false },
    ],
  ])('%s', (_words, headers, { comes, pressed }) => {
    const request = withHeaders(headers);
    expect(comesFromThisSite(request, settings)).toBe(comes);
    expect(isPressedOnThisSite(request, settings)).toBe(pressed);
  });
});
