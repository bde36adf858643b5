import { createMockBackend, type MockBackend } from '@cityguide/api/mocks';
import type { AdsConfig, SiteConfig } from '@cityguide/site-config';
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

interface PageOrder {
  html: string;
  ads?: AdsConfig;
  site?: Partial<SiteConfig>;
  backend?: MockBackend;
}

/** A page with this HTML, a real store and a backend behind it; its slots are taken on. */
export async function startPage({
  html,
  ads = houseAds,
  site = {},
  backend = createMockBackend(),
}: PageOrder) {
  const { store, close } = openStore(backend);
  const { houseAds: client } = store.services.api;
  const list = jest.spyOn(client, 'list');
  const { faults, errors, remove, stop } = await enhancePage(widget, { html, store, site: { ...site, ads } });
  return {
    backend,
    faults,
    errors,
    remove,
    /** Asked for by house ads so far: `square 300x250`. */
    requests: () =>
      backend.calls
        .filter(({ path }) => path === 'house-ads/')
        .map(({ url }) => `${url.searchParams.get('slot')} ${url.searchParams.get('size')}`),
    /** The same, from the moment of asking: nothing need be on its way any more to know that nothing was asked. */
    async asked() {
      await settle();
      return list.mock.calls.length;
    },
    /** Resolves when what was asked for so far has come. */
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

/** Lets everything happen that only waits for promises, code of its own file included. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
}

export type TestPage = Awaited<ReturnType<typeof startPage>>;

/** A slot as a template has it. */
export const slotHtml = (attributes = '', content = '<a href="/newsletters/">The city in your inbox</a>') =>
  `<div data-widget="ad-slot" data-slot="square"${attributes && ` ${attributes}`}>${content}</div>`;
