import { createMockBackend, type MockBackend, type SamplePhoto } from '@cityguide/api/mocks';
import { defaultSiteConfig, type SiteConfig } from '@cityguide/site-config';
import type { CityguideStore } from '@cityguide/store';
import { openPhotoList } from '@cityguide/store/photos';
import { openStore } from '@cityguide/store/testing';
import { renderWidget } from '@cityguide/widget-kit/react';
import { mountWidget } from '@cityguide/widget-kit/runtime';
import { act, screen } from '@testing-library/react';
import widget from '../widget';

interface PageOptions {
  attributes?: string;
  content?: string;
  prepare?(photos: SamplePhoto[], backend: MockBackend): void;
  site?: Partial<SiteConfig>;
  withStore?(store: CityguideStore): void;
  /** Whether the page has the mount point of a photo viewer. */
  hasViewer?: boolean;
}

/** The first sample listing; it has 30 photos. */
export const LISTING = createMockBackend().state.photos[0]?.listing_id ?? 0;

/** A page with the photos of one listing, a real store and a mock backend. */
export async function openPhotos({
  attributes = '',
  content = '',
  prepare,
  site = {},
  withStore,
  hasViewer = false,
}: PageOptions = {}) {
  const backend = createMockBackend();
  // Copied, since the samples are shared by all tests.
  backend.state.photos = backend.state.photos.map((photo) => ({ ...photo }));
  prepare?.(backend.state.photos, backend);
  const { store, announce, close: closeStore } = openStore(backend, { ...defaultSiteConfig, ...site });
  withStore?.(store);
  document.body.innerHTML = `<div data-widget="photos" data-listing-id="${LISTING}" ${attributes}><p>From the CMS</p>${content}</div>${hasViewer ? '<div data-widget="photo-viewer"></div>' : ''}`;
  const element = document.body.firstElementChild as HTMLElement;
  const report = jest.fn();
  const mounted = await act(async () =>
    mountWidget({ element, widget, render: renderWidget, store, report }),
  );
  return {
    backend,
    store,
    announcements: () => announce.mock.calls.join('\n'),
    report,
    list: openPhotoList(store, { listing: LISTING }),
    requestedOffsets: () =>
      backend.calls.filter(({ path }) => path === 'photos/').map(({ url }) => url.searchParams.get('offset')),
    close() {
      act(() => mounted.unmount());
      closeStore();
      document.body.replaceChildren();
    },
  };
}

export type OpenedPhotos = Awaited<ReturnType<typeof openPhotos>>;

export const links = () => screen.queryAllByRole<HTMLAnchorElement>('link');
export const pictures = () => screen.queryAllByRole<HTMLImageElement>('img');
