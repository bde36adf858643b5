import { screen, waitFor } from '@testing-library/dom';
import { PLACEHOLDER_DELAY_MS } from './slots/createAdSlot';
import { installViewport } from './testing/installViewport';
import { resizeWindow } from './testing/resizeWindow';
import { completeScript, failScript, countScripts, removeLibraries } from './testing/scripts';
import { settle, slotHtml, startPage, tagAds, type TestPage } from './testing/startPage';

const TAG = 'https://tag.example/gpt.js';
interface Request {
  unit: string;
  size: string;
  id: string;
  targeting: Record<string, string>;
}
type AdResponse = { html: string | null };
interface StandIn {
  enabledTimes: number;
  isInitialLoadDisabled: boolean;
  lazyLoad: object;
}
let page: TestPage;
afterEach(() => {
  jest.useRealTimers();
  page.stop();
  removeLibraries();
  resizeWindow(1024);
});

/** Opens a page whose ad server responds with `respond`; returns the requests that it received. */
async function open(html: string, respond: (request: Request) => AdResponse | Promise<AdResponse>) {
  const requests: Request[] = [];
  Object.assign(window, {
    answerAd: async (request: Request) => {
      requests.push(request);
      return respond(request);
    },
  });
  page = await startPage({ html, ads: tagAds });
  await waitFor(() => expect(countScripts(TAG)).toBe(1));
  return requests;
}
const filled = () => ({ html: 'https://ads.example/creative.html' });
const findFrames = (count: number) =>
  waitFor(() => {
    const frames = screen.getAllByTitle('3rd party ad content');
    expect(frames).toHaveLength(count);
    return frames;
  });
const standIn = () => (window.googletag as unknown as { standIn: StandIn }).standIn;
const findFallback = () => screen.queryByRole('link', { name: 'The city in your inbox' });

describe('the Google Publisher Tag', () => {
  it('ADS-4.tag fills a slot by its unit, size and name, and the fallback makes room', async () => {
    const requests = await open(slotHtml('data-desktop="728x90"'), filled);
    expect(findFallback()).toBeVisible();
    completeScript('gpt.js', TAG);
    const [frame] = await findFrames(1);
    const group = await screen.findByRole('group', { name: 'Advertisement' });
    expect(group).toContainElement(frame ?? null);
    expect(findFallback()).toBeNull();
    expect(requests).toMatchObject([{ unit: '/9/square', size: '728x90', targeting: { slot: 'square' } }]);
  });

  it('O-ADS-05 ADS-3.fetch-near ADS-3.render-near four slots: one script, services once, four ids, no request that the widget did not start', async () => {
    const html = slotHtml() + slotHtml('data-load="eager"') + slotHtml() + slotHtml();
    const requests = await open(html, filled);
    completeScript('gpt.js', TAG);
    await findFrames(4);
    expect(countScripts(TAG)).toBe(1);
    expect(standIn()).toEqual({
      isEnabled: true,
      enabledTimes: 1,
      isInitialLoadDisabled: true,
      lazyLoad: { fetchMarginPercent: 500, renderMarginPercent: 200, mobileScaling: 1 },
    });
    expect(new Set(requests.map(({ id }) => id)).size).toBe(4);
  });

  it('O-ADS-05 a library that the page has loaded is not loaded again', async () => {
    completeScript('gpt.js', TAG);
    Object.assign(window, { answerAd: () => Promise.resolve(filled()) });
    page = await startPage({ html: slotHtml(), ads: tagAds });
    await findFrames(1);
    expect(countScripts(TAG)).toBe(0);
  });

  it('ADS-3.fetch-near not even the library is loaded before a slot comes within 500 % of the viewport', async () => {
    const viewport = installViewport();
    page = await startPage({ html: slotHtml(), ads: tagAds });
    await settle();
    expect(countScripts(TAG)).toBe(0);
    viewport.near('500% 0%');
    await waitFor(() => expect(countScripts(TAG)).toBe(1));
    viewport.remove();
  });

  it('ADS-4.no-gap empty: the fallback stays', async () => {
    const requests = await open(slotHtml(), () => ({ html: null }));
    completeScript('gpt.js', TAG);
    await waitFor(() => expect(requests).toHaveLength(1));
    await waitFor(() => expect(document.querySelector('[data-cg-ad-part]')).toBeNull());
    expect(findFallback()).toBeVisible();
  });

  it('O-ADS-01 ADS-4.blocked blocked: the fallback stays, nothing throws', async () => {
    await open(slotHtml() + slotHtml(), filled);
    failScript(TAG);
    await waitFor(() => expect(document.querySelector('[data-cg-ad-part]')).toBeNull());
    expect(screen.getAllByRole('link', { name: 'The city in your inbox' })).toHaveLength(2);
    expect(page.errors).toEqual([]);
  });

  it.each([
    ['that cannot do anything', {}],
    ['of a blocker, that says nothing', { pubads: () => ({}) }],
  ])('O-ADS-01 a tag %s leaves the fallback', async (_what, tag) => {
    Object.assign(window, {
      googletag: { ...tag, apiReady: true, cmd: { push: (command: () => void) => command() } },
    });
    page = await startPage({ html: slotHtml(), ads: tagAds });
    await waitFor(() => expect(document.querySelector('[data-cg-ad-part]')).toBeNull());
    expect(findFallback()).toBeVisible();
  });

  it('ADS-4 late: the fallback is there until it comes', async () => {
    let respond: (response: AdResponse) => void = () => undefined;
    const requests = await open(slotHtml(), () => new Promise((resolve) => (respond = resolve)));
    completeScript('gpt.js', TAG);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(findFallback()).toBeVisible();
    respond(filled());
    await findFrames(1);
    await waitFor(() => expect(findFallback()).toBeNull());
  });

  it('ADS-4 silent: a slot without a fallback shows a placeholder after a while, which makes room should an ad come', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    let respond: (response: AdResponse) => void = () => undefined;
    const requests = await open(slotHtml('', ''), () => new Promise((resolve) => (respond = resolve)));
    completeScript('gpt.js', TAG);
    await waitFor(() => expect(requests).toHaveLength(1));
    const findPlaceholder = () => screen.queryByRole('link', { name: /^Advertise with/ });
    expect(findPlaceholder()).toBeNull();
    await jest.advanceTimersByTimeAsync(PLACEHOLDER_DELAY_MS);
    expect(findPlaceholder()).toBeVisible();
    respond(filled());
    await findFrames(1);
    await waitFor(() => expect(findPlaceholder()).toBeNull());
    page.remove(document.querySelector('[data-widget]') as HTMLElement);
    await waitFor(() => expect(document.querySelector('[data-widget]')).toBeEmptyDOMElement());
    jest.useRealTimers();
  });

  it('ADS-1.out-of-page 1x1 is defined as out-of-page and shows no placeholder', async () => {
    const requests = await open(slotHtml('data-desktop="1x1"', ''), () => ({ html: null }));
    completeScript('gpt.js', TAG);
    await waitFor(() => expect(requests).toMatchObject([{ size: '1x1', isOutOfPage: true }]));
    await waitFor(() => expect(document.querySelector('[data-widget]')).toBeEmptyDOMElement());
  });

  it('O-ADS-04 EMBED-7 the frame stays within a screen type; another size and the end destroy the slot', async () => {
    const requests = await open(slotHtml('data-tablet="320x50"'), filled);
    completeScript('gpt.js', TAG);
    const [frame] = await findFrames(1);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    resizeWindow(1150);
    await jest.advanceTimersByTimeAsync(1000);
    jest.useRealTimers();
    expect((await findFrames(1))[0]).toBe(frame);
    expect(requests).toHaveLength(1);
    resizeWindow(800);
    await waitFor(() => expect(requests).toHaveLength(2));
    await findFrames(1);
    expect(window.googletag?.pubads?.()).toBeDefined();
    const list = () => (window.googletag?.pubads?.() as unknown as { getSlots(): unknown[] }).getSlots();
    expect(list()).toHaveLength(1);
    page.remove(document.querySelector('[data-widget]') as HTMLElement);
    await waitFor(() => expect(list()).toHaveLength(0));
    expect(findFallback()).toBeVisible();
  });
});
