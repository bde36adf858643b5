import { screen, waitFor } from '@testing-library/dom';
import { countScripts, removeLibraries } from './testing/scripts';
import { houseAds, slotHtml, startPage, tagAds, type TestPage } from './testing/startPage';

const TAG = 'https://tag.example/gpt.js';
const PREBID = 'https://cdn.example/prebid.js';

let page: TestPage;
afterEach(() => {
  page.stop();
  removeLibraries();
  delete document.documentElement.dataset.adConsent;
});

const open = async (needsConsent = true) => {
  page = await startPage({ html: slotHtml(), ads: { ...houseAds, needsConsent } });
};
const sendConsent = (detail: unknown) =>
  document.dispatchEvent(new CustomEvent('cityguide:consent', { detail, bubbles: true }));
const adRequested = () => waitFor(() => expect(page.requests()).toEqual(['square 300x250']));

type Listener = (data: object, isSuccess: boolean) => void;
/** A consent banner by the IAB's framework; `choose` is what the visitor does with it. */
function installBanner() {
  const listeners = new Map<number, Listener>();
  Object.assign(window, {
    __tcfapi(...call: [command: string, version: 2, onAnswer: Listener, parameter?: number]) {
      const [command, , onAnswer, parameter] = call;
      if (command === 'addEventListener') {
        listeners.set(7, onAnswer);
        onAnswer({ listenerId: 7, gdprApplies: true, eventStatus: 'cmpuishown' }, true);
      } else if (parameter !== undefined) listeners.delete(parameter);
    },
  });
  return {
    listeners,
    choose: (data: object) =>
      listeners.forEach((listener) =>
        listener({ listenerId: 7, gdprApplies: true, eventStatus: 'useractioncomplete', ...data }, true),
      ),
  };
}

describe('ADS-5 where the configuration asks for consent', () => {
  it('ADS-5.none-before nothing is requested before it, and the fallback is shown', async () => {
    await open();
    expect(await page.countRequests()).toBe(0);
    expect(screen.getByRole('link', { name: 'The city in your inbox' })).toBeVisible();
    sendConsent({ ads: true });
    await adRequested();
  });

  it('ADS-5.libraries-too neither the tag nor Prebid is loaded before it', async () => {
    const ads = { ...tagAds, needsConsent: true, headerBidding: true, prebidScript: PREBID };
    const bidders = { square: [{ bidder: 'local', params: {} }] };
    page = await startPage({ html: slotHtml(), ads: { ...ads, bidders } });
    await page.countRequests();
    expect(document.scripts).toHaveLength(0);
    sendConsent({ ads: true });
    await waitFor(() => expect([TAG, PREBID].map(countScripts)).toEqual([1, 1]));
  });

  it('a page that knows it already says so on its root element', async () => {
    document.documentElement.dataset.adConsent = 'granted';
    await open();
    await adRequested();
  });

  it.each([undefined, null, {}, { ads: 'yes' }, { ads: false }, 'ads'])(
    '%p is no consent',
    async (detail) => {
      await open();
      sendConsent(detail);
      expect(await page.countRequests()).toBe(0);
    },
  );

  it('ADS-5.withdrawal withdrawal removes the ad and requests no other', async () => {
    document.documentElement.dataset.adConsent = 'granted';
    await open();
    await adRequested();
    sendConsent({ ads: false });
    expect(document.querySelector('[data-cg-ad-part]')).toBeNull();
    expect(screen.getByRole('link', { name: 'The city in your inbox' })).toBeVisible();
    expect(await page.countRequests()).toBe(1);
  });

  it.each([
    ['both purposes', { purpose: { consents: { 1: true, 2: true } } }, 1],
    [
      'storing, and choosing ads as a legitimate interest',
      { purpose: { consents: { 1: true }, legitimateInterests: { 2: true } } },
      1,
    ],
    ['a visitor whom the law does not reach', { gdprApplies: false }, 1],
    ['storing alone', { purpose: { consents: { 1: true } } }, 0],
    ['choosing alone', { purpose: { consents: { 2: true } } }, 0],
    ['nothing', {}, 0],
  ])('ADS-5.framework the IAB’s framework: %s', async (_what, data, count) => {
    const banner = installBanner();
    await open();
    banner.choose(data);
    expect(await page.countRequests()).toBe(count);
  });

  it('the IAB’s framework: withdrawal is noticed, and the listener is removed at the end', async () => {
    const banner = installBanner();
    await open();
    banner.choose({ purpose: { consents: { 1: true, 2: true } } });
    await adRequested();
    banner.choose({ purpose: { consents: {} } });
    expect(document.querySelector('[data-cg-ad-part]')).toBeNull();
    page.stop();
    expect(banner.listeners.size).toBe(0);
  });
});

it('ADS-5.not-asked where it does not, no banner is asked', async () => {
  const tcfApi = jest.fn();
  Object.assign(window, { __tcfapi: tcfApi });
  await open(false);
  await adRequested();
  expect(tcfApi).not.toHaveBeenCalled();
});
