import { waitFor } from '@testing-library/dom';
import type { AdsConfig } from '@cityguide/site-config';
import { installViewport } from './testing/installViewport';
import { completeScript, failScript, countScripts, removeLibraries } from './testing/scripts';
import { slotHtml, startPage, tagAds, type TestPage } from './testing/startPage';

const TAG = 'https://tag.example/gpt.js';
const PREBID = 'https://cdn.example/prebid.js';
let page: TestPage;
let viewport: ReturnType<typeof installViewport>;
/** When each ad was requested, in ms since its slot came near, and with which price. */
let adRequests: { atMs: number; price: string | undefined }[];

beforeEach(() => {
  adRequests = [];
  viewport = installViewport();
});
afterEach(() => {
  jest.useRealTimers();
  page.stop();
  viewport.remove();
  removeLibraries();
});

const withBidder = (params: Record<string, unknown>): AdsConfig => ({
  ...tagAds,
  headerBidding: true,
  prebidScript: PREBID,
  bidders: { square: [{ bidder: 'local', params }] },
});

/** Opens a page with fake timers and a loaded tag, whose slot has just come near the viewport. */
async function open(ads: AdsConfig, html = slotHtml()) {
  page = await startPage({ html, ads });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const startMs = Date.now();
  Object.assign(window, {
    answerAd: ({ targeting }: { targeting: Record<string, string> }) => {
      adRequests.push({ atMs: Date.now() - startMs, price: targeting.hb_pb });
      return Promise.resolve({ html: null });
    },
  });
  viewport.near('500% 0%');
  for (let turn = 0; turn < 20 && countScripts(TAG) === 0; turn += 1) await jest.advanceTimersByTimeAsync(0);
  completeScript('gpt.js', TAG);
}
const until = async (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('ADS-3.auction an auction before the ad request', () => {
  it.each([
    ['900 ms: with its bid, at once', { afterMs: 900 }, { atMs: 900, price: '1.20' }],
    ['1100 ms: without it, after 1000 ms', { afterMs: 1100 }, { atMs: 1000, price: undefined }],
    ['3100 ms: without it, after 1000 ms', { afterMs: 3100 }, { atMs: 1000, price: undefined }],
    ['never: without it, after 1000 ms', {}, { atMs: 1000, price: undefined }],
    ['never, and holds Prebid up: after 3000 ms', { isStuck: true }, { atMs: 3000, price: undefined }],
  ])('ADS-3.one-second ADS-3.last-word a bidder that responds after %s', async (_when, params, request) => {
    await open(withBidder(params));
    completeScript('prebid.js', PREBID);
    await until(request.atMs - 1);
    expect(adRequests).toEqual([]);
    await until(5000);
    expect(adRequests).toEqual([request]);
  });

  it('a library that loads late still has its second, and 3000 ms are the limit', async () => {
    await open(withBidder({ afterMs: 900 }));
    await until(1500);
    completeScript('prebid.js', PREBID);
    await until(5000);
    expect(adRequests).toEqual([{ atMs: 2400, price: '1.20' }]);
  });

  it('ADS-3.last-word a library that never loads costs 3000 ms, and no auction runs after that', async () => {
    await open(withBidder({ afterMs: 10 }));
    await until(2999);
    expect(adRequests).toEqual([]);
    await until(1);
    expect(adRequests).toEqual([{ atMs: 3000, price: undefined }]);
    completeScript('prebid.js', PREBID);
    expect((window.pbjs as unknown as { standIn: { auctions: object[] } }).standIn.auctions).toEqual([]);
  });

  it('O-ADS-01 a library that is blocked costs nothing', async () => {
    await open(withBidder({ afterMs: 10 }));
    failScript(PREBID);
    await until(0);
    expect(adRequests).toEqual([{ atMs: 0, price: undefined }]);
  });

  it('a slot without bidders does not wait', async () => {
    await open({ ...withBidder({ afterMs: 10 }), bidders: {} });
    await until(0);
    expect(adRequests).toEqual([{ atMs: 0, price: undefined }]);
  });

  it('ADS-3.prebid O-ADS-05 several slots share the library, each has an auction of 1000 ms and its own code', async () => {
    await open(withBidder({ afterMs: 10 }), slotHtml() + slotHtml());
    completeScript('prebid.js', PREBID);
    await until(20);
    expect(countScripts(PREBID)).toBe(1);
    const { auctions } = (
      window.pbjs as unknown as { standIn: { auctions: { codes: string[]; timeout: number }[] } }
    ).standIn;
    expect(auctions.map(({ timeout }) => timeout)).toEqual([1000, 1000]);
    expect(new Set(auctions.flatMap(({ codes }) => codes)).size).toBe(2);
    expect(adRequests.map(({ price }) => price)).toEqual(['1.20', '1.20']);
  });
});

it('ADS-3 without header bidding there is no auction and no library is loaded', async () => {
  await open({ ...withBidder({ afterMs: 900 }), headerBidding: false });
  await until(0);
  expect(adRequests).toEqual([{ atMs: 0, price: undefined }]);
  expect(countScripts(PREBID)).toBe(0);
  await waitFor(() => expect(document.querySelector('[data-cg-ad-part]')).toBeNull());
});
