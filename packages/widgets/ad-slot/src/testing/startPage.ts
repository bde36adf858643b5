import { createMockBackend, type MockBackend } from '@cityguide/api/mocks';
import { defaultSiteConfig, type AdsConfig, type SiteConfig } from '@cityguide/site-config';
import { openStore } from '@cityguide/store/testing';
import { enhancePage } from '@cityguide/widget-kit/testing';
import widget from '../widget';

export const houseAds: AdsConfig = {
  provider: 'house',
  slots: { square: '/9/square', leaderboard: '/9/leaderboard' },
  needsConsent: false,
  headerBidding: false,
};
export const tagAds: AdsConfig = {
  ...houseAds,
  provider: 'google-publisher-tag',
  tagScript: 'https://tag.example/gpt.js',
};

interface PageOptions {
  html: string;
  ads?: AdsConfig;
  site?: Partial<SiteConfig>;
  backend?: MockBackend;
}

/** A page with this HTML, a real store and a mock backend; its slots are enhanced. */
export async function startPage({
  html,
  ads = houseAds,
  site = {},
  backend = createMockBackend(),
}: PageOptions) {
  const { store, close } = openStore(backend, { ...defaultSiteConfig, ...site, ads });
  const { houseAds: client } = store.services.api;
  const list = jest.spyOn(client, 'list');
  const { issues, errors, remove, stop } = await enhancePage(widget, { html, store, site: { ...site, ads } });
  return {
    backend,
    issues,
    errors,
    remove,
    /** Requests for house ads so far, such as `square 300x250`. */
    requests: () =>
      backend.calls
        .filter(({ path }) => path === 'house-ads/')
        .map(({ url }) => `${url.searchParams.get('slot')} ${url.searchParams.get('size')}`),
    /** The number of calls so far, counted when they are made, so that a test need not wait for pending requests. */
    async countRequests() {
      await settle();
      return list.mock.calls.length;
    },
    /** Resolves when all requests so far have been answered. */
    async whenAnswered() {
      await Promise.allSettled(list.mock.results.map(({ value }) => value as unknown));
      await settle();
    },
    stop() {
      stop();
      close();
    },
  };
}

/** Runs everything that only waits for promises, including dynamically imported code. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
}

export type TestPage = Awaited<ReturnType<typeof startPage>>;

/** A slot as it is in a template. */
export const slotHtml = (attributes = '', content = '<a href="/newsletters/">The city in your inbox</a>') =>
  `<div data-widget="ad-slot" data-slot="square"${attributes && ` ${attributes}`}>${content}</div>`;
