import { defaultSiteConfig } from '@cityguide/site-config';
import { applyBrand } from './applyBrand';

jest.mock('@cityguide/sites/guide/brand.css', () => '', { virtual: true });
jest.mock('@cityguide/sites/news/brand.css', () => '', { virtual: true });

describe('the page of the sandbox', () => {
  it('SITE-3.root-font-size has the configured root font size and language', () => {
    applyBrand({ ...defaultSiteConfig, rootFontSizePx: 10, languages: ['fr-CA'] });
    expect(document.documentElement).toHaveStyle({ fontSize: '10px' });
    expect(document.documentElement.lang).toBe('fr-CA');
  });
});
