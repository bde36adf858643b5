import { createMockBackend, type MockBackend, type SamplePhoto } from '@cityguide/api/mocks';
import { defaultSiteConfig, type SiteConfig } from '@cityguide/site-config';
import { openStore } from '@cityguide/store/testing';
import { enhancePage } from '@cityguide/widget-kit/testing';
import { screen, waitFor } from '@testing-library/dom';
import widget from '../widget';

export const PAGE = '/places/trinitys-pub/';
/** The first sample listing; it has 30 photos. */
const LISTING = 1;

interface PageOptions {
  /** Attributes of the viewer's mount point. */
  viewer?: string;
  /** HTML inside it. */
  content?: string;
  /** URL of the page; by default the listing's page. */
  url?: string;
  /** How many thumbnails the page has, as in the photos widget. */
  thumbnailCount?: number;
  /** Changes the backend's photos before the first request. */
  prepare?(photos: SamplePhoto[], backend: MockBackend): void;
  site?: Partial<SiteConfig>;
}

/** A page with the photos of one listing and a viewer, as the CMS renders it. */
export async function openPage(options: PageOptions = {}) {
  const { viewer = '', content = '', url = PAGE, thumbnailCount = 12, prepare, site = {} } = options;
  const backend = createMockBackend();
  // Copied, since the samples are shared by all tests.
  backend.state.photos = backend.state.photos.map((photo) => ({ ...photo }));
  const listing = backend.state.photos[0]?.listing_id ?? LISTING;
  prepare?.(backend.state.photos, backend);
  const photos = backend.state.photos.filter((photo) => photo.listing_id === listing);
  history.pushState(null, '', url);
  const { store, announce, close } = openStore(backend, { ...defaultSiteConfig, ...site });
  const first = { results: photos.slice(0, thumbnailCount), count: photos.length, next: 'more' };
  const links = first.results
    .filter(({ prism_image_url }) => prism_image_url)
    .map(({ share_path, id }) => `<li><a href="${share_path}"><img alt="Photo ${id}"></a></li>`);
  const html = `<a href="#main">Skip</a><a href="/before">Before</a>
    <div data-widget="photos" data-listing-id="${listing}"><ul>${links.join('')}</ul>
      <script type="application/json">${JSON.stringify(first)}</script></div>
    <div data-widget="photo-viewer" data-listing-id="${listing}" ${viewer}>${content}</div>`;
  const page = await enhancePage(widget, { html, store, site });
  return {
    ...page,
    backend,
    store,
    announce,
    photos,
    /** The offsets of the requests for the list of photos. */
    requestedOffsets: () =>
      backend.calls.filter(({ path }) => path === 'photos/').map(({ url }) => url.searchParams.get('offset')),
    close() {
      page.stop();
      close();
      document.body.replaceChildren();
    },
  };
}

export type OpenedPage = Awaited<ReturnType<typeof openPage>>;

export const dialog = () => screen.queryByRole('dialog');
export const thumbnail = (index: number): HTMLElement => {
  const link = document.querySelectorAll<HTMLElement>('[data-widget="photos"] a')[index];
  if (!link) throw new Error(`There is no thumbnail ${index}.`);
  return link;
};
/** Waits for the viewer and its gestures, which are a chunk of their own. */
export async function waitForOpen(): Promise<HTMLElement> {
  const opened = await screen.findByRole('dialog', { name: 'Photo viewer' });
  await import('../viewer/gestures/createGestures');
  await new Promise((resolve) => setTimeout(resolve));
  return opened;
}
export const waitForClosed = () =>
  waitFor(() => {
    if (dialog()) throw new Error('The viewer is open.');
  });
export const findCounter = (text: string) => screen.findByText(text);
export const path = () => location.pathname;

/** Navigates the history and waits for `popstate`. */
export function navigateHistory(by: -1 | 1): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => setTimeout(resolve), { once: true });
    history.go(by);
  });
}
