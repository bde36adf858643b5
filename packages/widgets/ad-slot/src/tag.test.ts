import { screen, waitFor } from '@testing-library/dom';
import { PATIENCE_MS } from './places/createPlace';
import { installViewport } from './testing/installViewport';
import { resizeWindow } from './testing/resizeWindow';
import { arrive, block, countScripts, forgetLibraries } from './testing/scripts';
import { settle, slotHtml, startPage, tagAds, type TestPage } from './testing/startPage';

const TAG = 'https://tag.example/gpt.js';
interface Request {
  unit: string;
  size: string;
  id: string;
  targeting: Record<string, string>;
}
type Answer = { html: string | null };
interface StandIn {
  enabledTimes: number;
  isInitialLoadDisabled: boolean;
  lazyLoad: object;
}
let page: TestPage;
afterEach(() => {
  jest.useRealTimers();
  page.stop();
  forgetLibraries();
  resizeWindow(1024);
});

/** Opens a page whose ad server answers so; gives what was asked of it. */
async function open(html: string, answer: (request: Request) => Answer | Promise<Answer>) {
  const requests: Request[] = [];
  Object.assign(window, {
    answerAd: async (request: Request) => {
      requests.push(request);
      return answer(request);
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
const words = () => screen.queryByRole('link', { name: 'The city in your inbox' });

describe('the Google Publisher Tag', () => {
  it('ADS-4.tag fills a slot by its unit, size and name, and the page’s words make room', async () => {
    const requests = await open(slotHtml('data-desktop="728x90"'), filled);
    expect(words()).toBeVisible();
    arrive('gpt.js', TAG);
    const [frame] = await findFrames(1);
    const group = await screen.findByRole('group', { name: 'Advertisement' });
    expect(group).toContainElement(frame ?? null);
    expect(words()).toBeNull();
    expect(requests).toMatchObject([{ unit: '/9/square', size: '728x90', targeting: { slot: 'square' } }]);
  });

  it('O-ADS-05 ADS-3.fetch-near ADS-3.render-near four slots: one script, services once, four ids, nothing asked for by itself', async () => {
    const html = slotHtml() + slotHtml('data-load="eager"') + slotHtml() + slotHtml();
    const requests = await open(html, filled);
    arrive('gpt.js', TAG);
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

  it('O-ADS-05 a library that the page has brought is not loaded again', async () => {
    arrive('gpt.js', TAG);
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

  it('ADS-4.no-gap empty: the page’s words stay', async () => {
    const requests = await open(slotHtml(), () => ({ html: null }));
    arrive('gpt.js', TAG);
    await waitFor(() => expect(requests).toHaveLength(1));
    await waitFor(() => expect(document.querySelector('[data-cg-ad-part]')).toBeNull());
    expect(words()).toBeVisible();
  });

  it('O-ADS-01 ADS-4.blocked blocked: the page’s words stay, nothing throws', async () => {
    await open(slotHtml() + slotHtml(), filled);
    block(TAG);
    await waitFor(() => expect(document.querySelector('[data-cg-ad-part]')).toBeNull());
    expect(screen.getAllByRole('link', { name: 'The city in your inbox' })).toHaveLength(2);
    expect(page.errors).toEqual([]);
  });

  it.each([
    ['that cannot do anything', {}],
    ['of a blocker, that says nothing', { pubads: () => ({}) }],
  ])('O-ADS-01 a tag %s leaves the page’s words', async (_what, tag) => {
    Object.assign(window, {
      googletag: { ...tag, apiReady: true, cmd: { push: (command: () => void) => command() } },
    });
    page = await startPage({ html: slotHtml(), ads: tagAds });
    await waitFor(() => expect(document.querySelector('[data-cg-ad-part]')).toBeNull());
    expect(words()).toBeVisible();
  });

  it('ADS-4 late: the page’s words are there until it comes', async () => {
    let answer: (answer: Answer) => void = () => undefined;
    const requests = await open(slotHtml(), () => new Promise((resolve) => (answer = resolve)));
    arrive('gpt.js', TAG);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(words()).toBeVisible();
    answer(filled());
    await findFrames(1);
    await waitFor(() => expect(words()).toBeNull());
  });

  it('ADS-4 silent: a place without words says something by and by, and makes room should an ad come', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    let answer: (answer: Answer) => void = () => undefined;
    const requests = await open(slotHtml('', ''), () => new Promise((resolve) => (answer = resolve)));
    arrive('gpt.js', TAG);
    await waitFor(() => expect(requests).toHaveLength(1));
    const ours = () => screen.queryByRole('link', { name: /^Advertise with/ });
    expect(ours()).toBeNull();
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(ours()).toBeVisible();
    answer(filled());
    await findFrames(1);
    await waitFor(() => expect(ours()).toBeNull());
    page.remove(document.querySelector('[data-widget]') as HTMLElement);
    await waitFor(() => expect(document.querySelector('[data-widget]')).toBeEmptyDOMElement());
    jest.useRealTimers();
  });

  it('ADS-1.out-of-page 1x1 is defined out of the page and takes no words', async () => {
    const requests = await open(slotHtml('data-desktop="1x1"', ''), () => ({ html: null }));
    arrive('gpt.js', TAG);
    await waitFor(() => expect(requests).toMatchObject([{ size: '1x1', isOutOfPage: true }]));
    await waitFor(() => expect(document.querySelector('[data-widget]')).toBeEmptyDOMElement());
  });

  it('O-ADS-04 EMBED-7 the frame stays within a screen type; another size and the end destroy the slot', async () => {
    const requests = await open(slotHtml('data-tablet="320x50"'), filled);
    arrive('gpt.js', TAG);
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
    expect(words()).toBeVisible();
  });
});
