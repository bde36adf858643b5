import { createMockBackend } from '@cityguide/api/mocks';
import { parseSiteConfig } from '@cityguide/site-config';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { houseAds, slotHtml, startPage, type TestPage } from './testing/startPage';

const words = 'The city in your inbox, every Thursday';
let page: TestPage;
afterEach(() => page.stop());

const slot = () => document.querySelector<HTMLElement>('[data-widget]') as HTMLElement;
const findPicture = () => screen.findByAltText(words);
/** What was asked for has been answered and taken in. */
const settled = () => waitFor(() => expect(slot().querySelector('[data-cg-ad-part="ad"]')).toBeNull());

describe('a house ad', () => {
  it('ADS-4.house EMBED-6 stands where the page’s words stood, once its picture is there', async () => {
    page = await startPage({ html: slotHtml() });
    const picture = await findPicture();
    expect(screen.getByText('The city in your inbox')).toBeInTheDocument();
    expect(screen.queryByRole('group')).toBeNull();
    fireEvent.load(picture);
    const group = await screen.findByRole('group', { name: 'Advertisement' });
    expect(screen.queryByText('The city in your inbox')).toBeNull();
    const link = within(group).getByRole('link', { name: words });
    expect(link).toHaveAttribute('href', '/newsletters/');
    expect(link).toHaveAttribute('rel', 'sponsored noopener');
    expect(link).not.toHaveAttribute('target');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['300', '250']);
    // Seen, and said once.
    expect(within(group).getByText('Advertisement')).toHaveAttribute('aria-hidden', 'true');
  });

  it('ADS-4.default is what a site shows that names no provider', async () => {
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

  it('ADS-4 EMBED-15 of HTML lies in a frame that runs nothing and has a name', async () => {
    const backend = createMockBackend();
    backend.state.houseAds = backend.state.houseAds.map((ad) => ({
      ...ad,
      image_url: null,
      frame_url: `/house-ads/${ad.id}/`,
    }));
    page = await startPage({ html: slotHtml(), backend });
    const frame = await screen.findByTitle<HTMLIFrameElement>(words);
    expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
    expect(new URL(frame.src).pathname).toBe('/house-ads/1/');
    fireEvent.load(frame);
    expect(await screen.findByRole('group', { name: 'Advertisement' })).toContainElement(frame);
  });

  it('that leads elsewhere opens beside the site, and no address runs a script', async () => {
    const backend = createMockBackend();
    const [ad] = backend.state.houseAds;
    if (!ad) throw new Error('no sample');
    backend.state.houseAds = [{ ...ad, link_url: 'https://market.example/' }];
    page = await startPage({ html: slotHtml(), backend });
    await findPicture();
    expect(screen.getByRole('link', { name: words })).toHaveAttribute('target', '_blank');
    page.stop();
    backend.state.houseAds = [{ ...ad, link_url: 'javascript:alert(1)' }];
    page = await startPage({ html: slotHtml(), backend });
    await findPicture();
    expect(screen.queryByRole('link', { name: words })).toBeNull();
  });
});

describe('a slot without an ad keeps the page’s words', () => {
  it.each(['empty', 'down'])('ADS-4.dead-server ADS-4.no-gap where the server is %s', async (state) => {
    const backend = createMockBackend();
    if (state === 'empty') backend.state.houseAds = [];
    else backend.disturb({ path: 'house-ads/' }, { kind: 'fail', status: 500 });
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
  ] as const)('ADS-4 FMT-5 and gets words where the page wrote none (%s)', async (language, said) => {
    const backend = createMockBackend();
    backend.state.houseAds = [];
    page = await startPage({ html: slotHtml('', ''), backend, site: { languages: [language] } });
    expect(await screen.findByRole('link', { name: said })).toHaveAttribute('href', '/contact/?advertise');
    page.remove(slot());
    expect(slot()).toBeEmptyDOMElement();
  });
});

describe('leaving and wrong use', () => {
  it('EMBED-7 gives the mount point back as the CMS made it', async () => {
    page = await startPage({ html: slotHtml() });
    fireEvent.load(await findPicture());
    await screen.findByRole('group');
    page.remove(slot());
    expect(slot().outerHTML).toBe(slotHtml());
  });

  it('EMBED-7 a late answer does nothing to a slot that was given back', async () => {
    // Without words of the page: an ad that does not come would put the site's there.
    const html = slotHtml('', '');
    const backend = createMockBackend();
    backend.disturb({ path: 'house-ads/' }, { kind: 'delay', delayMs: 20 });
    page = await startPage({ html, backend });
    expect(await page.asked()).toBe(1);
    page.remove(slot());
    await page.whenAnswered();
    expect(slot().outerHTML).toBe(html);
  });

  it('ADS-4 SITE-3.ads a name that is not configured is told, with those that are, and asks for nothing', async () => {
    page = await startPage({ html: slotHtml().replace('square', 'sqare') });
    expect(page.faults).toMatchObject([
      { attribute: 'data-slot', found: 'sqare', allowed: 'square, leaderboard' },
    ]);
    expect(page.requests()).toEqual([]);
    expect(screen.getByRole('link', { name: 'The city in your inbox' })).toBeVisible();
  });

  it('ADS-4 a site without slots has no ads, and that is no fault', async () => {
    page = await startPage({ html: slotHtml(), ads: { ...houseAds, slots: {} } });
    expect([page.faults, page.requests()]).toEqual([[], []]);
  });
});
