import { createMockBackend } from '@cityguide/api/mocks';
import { parseSiteConfig } from '@cityguide/site-config';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { houseAds, slotHtml, startPage, type TestPage } from './testing/startPage';

const altText = 'The city in your inbox, every Thursday';
let page: TestPage;
afterEach(() => page.stop());

const slot = () => document.querySelector<HTMLElement>('[data-widget]') as HTMLElement;
const findPicture = () => screen.findByAltText(altText);
/** Resolves when the responses have arrived and the ads are removed. */
const settled = () => waitFor(() => expect(slot().querySelector('[data-cg-ad-part="ad"]')).toBeNull());

describe('a house ad', () => {
  it('ADS-4.house EMBED-6 replaces the fallback once its picture has loaded', async () => {
    page = await startPage({ html: slotHtml() });
    const picture = await findPicture();
    expect(screen.getByText('The city in your inbox')).toBeInTheDocument();
    expect(screen.queryByRole('group')).toBeNull();
    fireEvent.load(picture);
    const group = await screen.findByRole('group', { name: 'Advertisement' });
    expect(screen.queryByText('The city in your inbox')).toBeNull();
    const link = within(group).getByRole('link', { name: altText });
    expect(link).toHaveAttribute('href', '/newsletters/');
    expect(link).toHaveAttribute('rel', 'sponsored noopener');
    expect(link).not.toHaveAttribute('target');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['300', '250']);
    // Visible, and announced once.
    expect(within(group).getByText('Advertisement')).toHaveAttribute('aria-hidden', 'true');
  });

  it('ADS-4.default is the default of a site that names no provider', async () => {
    const json = { ads: { slots: { square: '/9/square' }, needsConsent: false } };
    const site = parseSiteConfig(json, () => undefined);
    page = await startPage({ html: slotHtml(), ads: site.ads });
    fireEvent.load(await findPicture());
    expect(await screen.findByRole('group', { name: 'Advertisement' })).toBeVisible();
    expect(document.scripts).toHaveLength(0);
  });

  it('ADS-4 FMT-5 is labelled in the site’s language', async () => {
    page = await startPage({ html: slotHtml(), site: { languages: ['fr-CA'] } });
    fireEvent.load(await findPicture());
    expect(await screen.findByRole('group', { name: 'Publicité' })).toBeVisible();
  });

  it('ADS-4 EMBED-15 of HTML is in a titled frame that runs no scripts', async () => {
    const backend = createMockBackend();
    backend.state.houseAds = backend.state.houseAds.map((ad) => ({
      ...ad,
      image_url: null,
      frame_url: `/house-ads/${ad.id}/`,
    }));
    page = await startPage({ html: slotHtml(), backend });
    const frame = await screen.findByTitle<HTMLIFrameElement>(altText);
    expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
    expect(new URL(frame.src).pathname).toBe('/house-ads/1/');
    fireEvent.load(frame);
    expect(await screen.findByRole('group', { name: 'Advertisement' })).toContainElement(frame);
  });

  it('ANY-9.files of an API at another host has its frame there', async () => {
    const backend = createMockBackend();
    backend.state.houseAds = backend.state.houseAds.map((ad) => ({
      ...ad,
      image_url: null,
      frame_url: `/house-ads/${ad.id}/`,
    }));
    const site = { apiBase: 'https://api.city.example/api/v2/' };
    page = await startPage({ html: slotHtml(), backend, site });
    const frame = await screen.findByTitle<HTMLIFrameElement>(altText);
    expect(frame.src).toBe('https://api.city.example/house-ads/1/');
  });

  it('that links elsewhere opens in a new tab, and no URL runs a script', async () => {
    const backend = createMockBackend();
    const [ad] = backend.state.houseAds;
    if (!ad) throw new Error('no sample');
    backend.state.houseAds = [{ ...ad, link_url: 'https://market.example/' }];
    page = await startPage({ html: slotHtml(), backend });
    await findPicture();
    expect(screen.getByRole('link', { name: altText })).toHaveAttribute('target', '_blank');
    page.stop();
    backend.state.houseAds = [{ ...ad, link_url: 'javascript:alert(1)' }];
    page = await startPage({ html: slotHtml(), backend });
    await findPicture();
    expect(screen.queryByRole('link', { name: altText })).toBeNull();
  });
});

describe('a slot without an ad keeps its fallback', () => {
  it.each(['empty', 'down'])('ADS-4.dead-server ADS-4.no-gap where the server is %s', async (state) => {
    const backend = createMockBackend();
    if (state === 'empty') backend.state.houseAds = [];
    else backend.injectFault({ path: 'house-ads/' }, { kind: 'fail', status: 500 });
    page = await startPage({ html: slotHtml(), backend });
    await settled();
    expect(slot().outerHTML).toContain('<a href="/newsletters/">The city in your inbox</a></div>');
    expect(screen.queryByRole('group')).toBeNull();
    expect(page.errors).toEqual([]);
  });

  it('ADS-4.blocked where the picture is blocked', async () => {
    page = await startPage({ html: slotHtml() });
    fireEvent.error(await findPicture());
    await settled();
    expect(screen.getByRole('link', { name: 'The city in your inbox' })).toBeVisible();
  });

  it.each([
    ['en-CA', 'Advertise with Cityguide'],
    ['fr-CA', 'Annoncer dans Cityguide'],
  ] as const)('ADS-4 FMT-5 and gets a placeholder where the page wrote none (%s)', async (language, text) => {
    const backend = createMockBackend();
    backend.state.houseAds = [];
    page = await startPage({ html: slotHtml('', ''), backend, site: { languages: [language] } });
    expect(await screen.findByRole('link', { name: text })).toHaveAttribute('href', '/contact/?advertise');
    page.remove(slot());
    expect(slot()).toBeEmptyDOMElement();
  });

  it('ANY-10.off ANY-10.template the placeholder is where the CMS has its page, or the slot stays empty', async () => {
    const backend = createMockBackend();
    backend.state.houseAds = [];
    page = await startPage({ html: slotHtml('', ''), backend, site: { links: { advertise: '/ads/' } } });
    expect(await screen.findByRole('link')).toHaveAttribute('href', '/ads/');
    page.stop();
    page = await startPage({ html: slotHtml('', ''), backend, site: { links: { advertise: false } } });
    await settled();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('removal and wrong use', () => {
  it('EMBED-7 restores the mount point as the CMS made it', async () => {
    page = await startPage({ html: slotHtml() });
    fireEvent.load(await findPicture());
    await screen.findByRole('group');
    page.remove(slot());
    expect(slot().outerHTML).toBe(slotHtml());
  });

  it('EMBED-7 a late response does nothing to a slot that was restored', async () => {
    // Without a fallback: a missing ad would show the site's placeholder.
    const html = slotHtml('', '');
    const backend = createMockBackend();
    backend.injectFault({ path: 'house-ads/' }, { kind: 'delay', delayMs: 20 });
    page = await startPage({ html, backend });
    expect(await page.countRequests()).toBe(1);
    page.remove(slot());
    await page.whenAnswered();
    expect(slot().outerHTML).toBe(html);
  });

  it('ADS-4 SITE-3.ads a name that is not configured is reported, with those that are, and requests nothing', async () => {
    page = await startPage({ html: slotHtml().replace('square', 'sqare') });
    expect(page.issues).toMatchObject([
      { attribute: 'data-slot', found: 'sqare', allowed: 'square, leaderboard' },
    ]);
    expect(page.requests()).toEqual([]);
    expect(screen.getByRole('link', { name: 'The city in your inbox' })).toBeVisible();
  });

  it('ADS-4 a site without slots has no ads, and that is not an error', async () => {
    page = await startPage({ html: slotHtml(), ads: { ...houseAds, slots: {} } });
    expect([page.issues, page.requests()]).toEqual([[], []]);
  });
});
