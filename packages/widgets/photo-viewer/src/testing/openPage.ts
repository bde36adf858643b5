import { createMockBackend, type MockBackend, type SamplePhoto } from '@cityguide/api/mocks';
import { defaultSiteConfig, type SiteConfig } from '@cityguide/site-config';
import { openStore } from '@cityguide/store/testing';
import { enhancePage } from '@cityguide/widget-kit/testing';
import { screen, waitFor } from '@testing-library/dom';
import widget from '../widget';

export const PAGE = '/places/trinitys-pub/';
/** The first sample listing; it has 30 photos. */
const LISTING = 1;

interface PageOrder {
  /** Attributes of the viewer's mount point. */
  viewer?: string;
  /** HTML inside it. */
  inside?: string;
  /** Address of the page; the photos' place where none is given. */
  at?: string;
  /** How many thumbnails stand in the page, as the photos' own widget would have them. */
  loaded?: number;
  /** Changes the backend's photos before anything is asked. */
  prepare?(photos: SamplePhoto[], backend: MockBackend): void;
  site?: Partial<SiteConfig>;
}

/** A page with the photos of one place and a viewer, as the CMS renders it. */
export async function openPage(order: PageOrder = {}) {
  const { viewer = '', inside = '', at = PAGE, loaded = 12, prepare, site = {} } = order;
  const backend = createMockBackend();
  // The samples are every test's.
  backend.state.photos = backend.state.photos.map((photo) => ({ ...photo }));
  const listing = backend.state.photos[0]?.listing_id ?? LISTING;
  prepare?.(backend.state.photos, backend);
  const photos = backend.state.photos.filter((photo) => photo.listing_id === listing);
  history.pushState(null, '', at);
  const { store, announce, close } = openStore(backend, { ...defaultSiteConfig, ...site });
  const first = { results: photos.slice(0, loaded), count: photos.length, next: 'more' };
  const links = first.results
    .filter(({ prism_image_url }) => prism_image_url)
    .map(({ share_path, id }) => `<li><a href="${share_path}"><img alt="Photo ${id}"></a></li>`);
  const html = `<a href="#main">Skip</a><a href="/before">Before</a>
    <div data-widget="photos" data-listing-id="${listing}"><ul>${links.join('')}</ul>
      <script type="application/json">${JSON.stringify(first)}</script></div>
    <div data-widget="photo-viewer" data-listing-id="${listing}" ${viewer}>${inside}</div>`;
  const page = await enhancePage(widget, { html, store, site });
  return {
    ...page,
    backend,
    store,
    announce,
    photos,
    /** What was asked of the list of photos. */
    asked: () =>
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
/** The viewer, once its gestures are there: they are a file of their own. */
export async function whenOpen(): Promise<HTMLElement> {
  const opened = await screen.findByRole('dialog', { name: 'Photo viewer' });
  await import('../viewer/gestures/createGestures');
  await new Promise((resolve) => setTimeout(resolve));
  return opened;
}
export const whenClosed = () =>
  waitFor(() => {
    if (dialog()) throw new Error('The viewer is open.');
  });
export const whenCounted = (words: string) => screen.findByText(words);
export const path = () => location.pathname;

/** Goes through the history and waits until the browser is there. */
export function move(by: -1 | 1): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => setTimeout(resolve), { once: true });
    history.go(by);
  });
}
