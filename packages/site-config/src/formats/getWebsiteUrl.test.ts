import { getWebsiteUrl } from './getWebsiteUrl';

describe('website link', () => {
  it.each([
    ['example.ca/menu', 'https://example.ca/menu'],
    ['www.example.ca', 'https://www.example.ca'],
    ['//example.ca', 'https://example.ca'],
    ['example.ca:8080/menu', 'https://example.ca:8080/menu'],
    ['https:example.ca', 'https://example.ca'],
    [' example.ca ', 'https://example.ca'],
  ])('O-CRD-04 FMT-4.https puts https:// in front of %s', (website, link) => {
    expect(getWebsiteUrl(website)).toBe(link);
  });

  it.each(['HTTP://Example.ca', 'https://ex.ca/a?b=c', 'http://example.ca/#menu'])(
    'O-CRD-04 leaves %s as it is',
    (website) => {
      expect(getWebsiteUrl(website)).toBe(website);
    },
  );

  it.each([
    null,
    undefined,
    '',
    '-',
    'n/a',
    'coming soon',
    '/menu.html',
    './menu.html',
    '#menu',
    '?menu',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'ftp://example.ca',
    'javascript://example.ca/%0aalert(1)',
    'mailto:chef@example.ca',
    'tel:4165550123',
    'https://',
  ])('FMT-4.http-only returns no link for %p', (website) => {
    expect(getWebsiteUrl(website)).toBeUndefined();
  });
});
