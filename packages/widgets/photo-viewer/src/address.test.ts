import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import {
  dialog,
  openPage,
  PAGE,
  thumbnail,
  waitForClosed,
  waitForOpen,
  type OpenedPage,
} from './testing/openPage';

let page: OpenedPage;
const user = userEvent.setup();
const address = () => location.pathname + location.search + location.hash;

async function navigate(steps: number): Promise<void> {
  const isDone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.go(steps);
  await isDone;
}
const idAt = (index: number) => page.photos[index]?.id;

afterEach(() => page.close());

describe('the address of the photo viewer as a hash', () => {
  it.each([
    ['the option', { viewer: 'data-address="hash"' }],
    [
      'links that are hashes',
      {
        site: { links: { photo: '#photo-{id}' } },
        prepare: (photos: { share_path: string | null; id: number }[]) => {
          for (const photo of photos) photo.share_path = `#photo-${photo.id}`;
        },
      },
    ],
  ])('ANY-10.viewer-hash by %s: opens, moves and closes on the page itself', async (_how, options) => {
    page = await openPage(options);
    await user.click(thumbnail(1));
    await waitForOpen();
    expect(address()).toBe(`${PAGE}#photo-${idAt(1)}`);
    await user.keyboard('{ArrowRight}');
    expect(address()).toBe(`${PAGE}#photo-${idAt(2)}`);
    await user.keyboard('{Escape}');
    await waitForClosed();
    await waitFor(() => expect(address()).toBe(PAGE));
    await waitFor(() => expect(thumbnail(2)).toHaveFocus());
  });

  it('ANY-10.viewer-hash Back closes it, Forward opens it again', async () => {
    page = await openPage({ viewer: 'data-address="hash"' });
    await user.click(thumbnail(1));
    await waitForOpen();
    await navigate(-1);
    expect(dialog()).not.toBeInTheDocument();
    expect(address()).toBe(PAGE);
    await navigate(1);
    await waitForOpen();
    expect(address()).toBe(`${PAGE}#photo-${idAt(1)}`);
  });

  it('ANY-10.viewer-hash opens a photo directly, and leaves the page’s own address when it closes', async () => {
    page = await openPage();
    const id = idAt(3);
    page.close();
    page = await openPage({ url: `${PAGE}?from=mail#photo-${id}`, viewer: 'data-address="hash"' });
    await waitForOpen();
    expect(screen.getByText('4 of 30')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitForClosed();
    expect(address()).toBe(`${PAGE}?from=mail`);
  });
});

describe('the photo viewer that leaves the address alone', () => {
  it('ANY-10.viewer-none opens, moves and closes without it, by Back as well', async () => {
    page = await openPage({ viewer: 'data-address="none"', url: `${PAGE}?a=1` });
    await user.click(thumbnail(1));
    await waitForOpen();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('3 of 30')).toBeInTheDocument();
    expect(address()).toBe(`${PAGE}?a=1`);
    await navigate(-1);
    expect(dialog()).not.toBeInTheDocument();
    expect(address()).toBe(`${PAGE}?a=1`);
    await navigate(1);
    await waitForOpen();
    expect(screen.getByText('3 of 30')).toBeInTheDocument();
  });
});

describe('photos at addresses of the CMS’s own', () => {
  it('ANY-10.objects open in the viewer, and are shown in the address bar', async () => {
    page = await openPage({
      site: { links: { photo: '/fotos/{id}-{slug}/?p={id}' } },
      prepare(photos) {
        for (const photo of photos) photo.share_path = `/fotos/${photo.id}-x/?p=${photo.id}`;
      },
    });
    await user.click(thumbnail(1));
    await waitForOpen();
    expect(address()).toBe(`/fotos/${idAt(1)}-x/?p=${idAt(1)}`);
    expect(screen.getByText('2 of 30')).toBeInTheDocument();
  });
});
