import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import {
  dialog,
  navigateHistory,
  openPage,
  PAGE,
  path,
  thumbnail,
  waitForClosed,
  findCounter,
  waitForOpen,
  type OpenedPage,
} from './testing/openPage';
import { watchListeners } from './testing/watchListeners';

const user = userEvent.setup();
let page: OpenedPage;
afterEach(() => page.close());

const pathOf = (index: number) => page.photos[index]?.share_path;
async function openAt(index: number) {
  await user.click(thumbnail(index));
  return waitForOpen();
}

describe('opening and leaving the viewer', () => {
  it('PHOTO-4.opens PHOTO-4.share-path PHOTO-3.position shows the photo of the link that was pressed, at its own URL', async () => {
    page = await openPage();
    await openAt(2);
    expect(path()).toBe(pathOf(2));
    expect(await findCounter('3 of 30')).toBeInTheDocument();
    expect(page.requestedOffsets()).toEqual([]);
    expect(page.announce).toHaveBeenCalledWith(expect.stringMatching(/^3 of 30: Photo of |^3 of 30: /));
  });

  it('PHOTO-4.back PHOTO-4.closed-path O-VWR-01 Back closes it, in the same document and at the closed path', async () => {
    page = await openPage({ viewer: `data-closed-path="${PAGE}"` });
    await openAt(0);
    await navigateHistory(-1);
    expect(dialog()).not.toBeInTheDocument();
    expect(path()).toBe(PAGE);
    expect(thumbnail(0)).toBeInTheDocument();
  });

  it('PHOTO-4.closed-path PHOTO-4.deactivates PHOTO-5.escape the URL becomes the closed path if that is not the page’s', async () => {
    page = await openPage({ url: '/n/7/annex/', viewer: 'data-closed-path="/n/7/annex/photos/"' });
    await openAt(0);
    const { openPhotoList } = await import('@cityguide/store/photos');
    const list = openPhotoList(page.store, { listing: page.photos[0]?.listing_id ?? null });
    expect(list.getState().active).toMatchObject({ id: page.photos[0]?.id });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(path()).toBe('/n/7/annex/photos/'));
    expect(list.getState()).toMatchObject({ active: null, position: null });
  });

  it('PHOTO-4.forward Forward opens it again', async () => {
    page = await openPage();
    await openAt(1);
    await navigateHistory(-1);
    await navigateHistory(1);
    await waitForOpen();
    expect(path()).toBe(pathOf(1));
    expect(screen.getByText('2 of 30')).toBeInTheDocument();
  });

  it('O-VWR-03 one Back is enough, however many photos were shown', async () => {
    page = await openPage();
    await openAt(0);
    for (let press = 0; press < 5; press += 1) await user.keyboard('{ArrowRight}');
    expect(path()).toBe(pathOf(5));
    await navigateHistory(-1);
    expect(dialog()).not.toBeInTheDocument();
    expect(path()).toBe(PAGE);
  });

  it.each([
    ['Escape', async () => user.keyboard('{Escape}')],
    ['the close button', async () => user.click(screen.getByRole('button', { name: 'Close' }))],
  ])(
    'O-DLG-01 PHOTO-5.escape %s closes it; the focus is on its thumbnail, and Tab moves to the next',
    async (_by, leave) => {
      page = await openPage();
      thumbnail(3).focus();
      await user.keyboard('{Enter}');
      const opened = await waitForOpen();
      expect(opened).toHaveFocus();
      await leave();
      await waitForClosed();
      await waitFor(() => expect(path()).toBe(PAGE));
      expect(thumbnail(3)).toHaveFocus();
      await user.tab();
      expect(thumbnail(4)).toHaveFocus();
    },
  );

  it('O-DLG-03 moves the focus to the thumbnail of the current photo, although the press did not focus any', async () => {
    page = await openPage();
    fireEvent.click(thumbnail(0));
    await waitForOpen();
    await user.keyboard('{ArrowRight}');
    await user.keyboard('{Escape}');
    await waitForClosed();
    expect(thumbnail(1)).toHaveFocus();
  });

  it('O-DLG-01 keeps Tab inside, and the page behind it fixed and inert', async () => {
    page = await openPage();
    const opened = await openAt(1);
    for (let press = 0; press < 8; press += 1) {
      await user.tab();
      expect(opened).toContainElement(document.activeElement as HTMLElement);
    }
    expect(thumbnail(0).closest('[inert]')).not.toBeNull();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await user.keyboard('{Escape}');
    expect(thumbnail(0).closest('[inert]')).toBeNull();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('O-DLG-01 finds the thumbnail after Forward too, and does not confuse a link within the page with a photo’s', async () => {
    page = await openPage();
    await openAt(1);
    await navigateHistory(-1);
    await navigateHistory(1);
    await waitForOpen();
    await user.keyboard('{Escape}');
    await waitForClosed();
    expect(thumbnail(1)).toHaveFocus();
  });

  it('O-VWR-04 once closed it handles no keys', async () => {
    page = await openPage();
    await openAt(0);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(path()).toBe(PAGE));
    await user.keyboard('{ArrowRight}{ArrowLeft}{Escape}');
    expect(path()).toBe(PAGE);
    expect(dialog()).not.toBeInTheDocument();
    expect(page.requestedOffsets()).toEqual([]);
  });

  it('O-VWR-04 O-VWR-07 leaves no listeners on window or document, nor adds one for each opening', async () => {
    page = await openPage();
    const open = async (listeners?: ReturnType<typeof watchListeners>) => {
      await openAt(0);
      const whileOpen = listeners?.list();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(path()).toBe(PAGE));
      return whileOpen;
    };
    // jsdom adds some of its own on the first selector query.
    await open();
    const listeners = watchListeners();
    const whileOpen = await open(listeners);
    expect(whileOpen).toEqual(expect.arrayContaining(['keydown', 'resize']));
    expect(listeners.list()).toEqual([]);
    expect(await open(listeners)).toEqual(whileOpen);
    expect(listeners.list()).toEqual([]);
    listeners.stop();
  });

  it('O-VWR-07 a fourth opening handles a press once', async () => {
    page = await openPage();
    for (let time = 0; time < 3; time += 1) {
      await openAt(0);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(path()).toBe(PAGE));
    }
    await openAt(0);
    const replace = jest.spyOn(history, 'replaceState');
    await user.keyboard('{ArrowRight}');
    expect(replace).toHaveBeenCalledTimes(1);
    expect(path()).toBe(pathOf(1));
    replace.mockRestore();
  });

  it('PHOTO-4 a photo that is pressed while the browser is still going back opens', async () => {
    page = await openPage();
    await openAt(0);
    await user.keyboard('{Escape}');
    fireEvent.click(thumbnail(4));
    await waitForOpen();
    expect(path()).toBe(pathOf(4));
    await navigateHistory(-1);
    expect(path()).toBe(PAGE);
  });

  it('leaves presses for another tab, and links that are not photos, to the browser', async () => {
    page = await openPage();
    const prevented: boolean[] = [];
    const watch = (event: Event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', watch);
    fireEvent.click(thumbnail(0), { ctrlKey: true });
    fireEvent.click(screen.getByText('Before'));
    window.removeEventListener('click', watch);
    expect(prevented).toEqual([false, false]);
    expect(dialog()).not.toBeInTheDocument();
  });

  it('EMBED-7 opens nothing that was pending when it was stopped', async () => {
    page = await openPage();
    const { href } = location;
    thumbnail(0).click();
    page.stop();
    await import('./viewer/createViewer');
    // Everything that is needed to open is loaded: it only waits for promises.
    for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
    expect(dialog()).not.toBeInTheDocument();
    expect(location.href).toBe(href);
  });

  it('handles no events once it is stopped', async () => {
    page = await openPage();
    await openAt(0);
    page.stop();
    expect(dialog()).not.toBeInTheDocument();
    expect(document.documentElement.style.overflow).toBe('');
  });
});

describe('a photo’s own URL', () => {
  const url = '/places/trinitys-pub/photos/503/';

  it('PHOTO-4.reload PHOTO-4.closed-path opens the photo, also one far beyond the first page, and closing sets the closed path', async () => {
    page = await openPage({ url, thumbnailCount: 2, viewer: `data-closed-path="${PAGE}"` });
    await waitForOpen();
    expect(await findCounter('3 of 30')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(path()).toBe(PAGE);
    await user.keyboard('{ArrowRight}');
    expect(path()).toBe(PAGE);
  });

  it('PHOTO-4 shows the photo from the page’s JSON before any request', async () => {
    const photo = {
      id: 777,
      share_path: '/places/gone/photos/777/',
      prism_image_url: '/x.jpg',
      description: 'Held',
    };
    page = await openPage({
      url: '/places/gone/photos/777/',
      content: `<h1>Its own page</h1><script type="application/json">${JSON.stringify({ photo })}</script>`,
    });
    await waitForOpen();
    expect(screen.getByText('Held')).toBeInTheDocument();
    expect(screen.getByText('Its own page')).toBeInTheDocument();
  });

  it('PHOTO-4 leaves the page as it is if there is no such photo', async () => {
    page = await openPage({ url: '/places/trinitys-pub/photos/99999/' });
    await waitFor(() => expect(page.requestedOffsets().length).toBeGreaterThan(0));
    expect(dialog()).not.toBeInTheDocument();
  });

  it('PHOTO-4.closed-path PHOTO-3.closed-path goes to the closed path if the page below is another', async () => {
    page = await openPage({ url, viewer: `data-closed-path="${PAGE}" data-leaves` });
    await waitForOpen();
    await user.keyboard('{Escape}');
    expect(path()).toBe(PAGE);
    expect(page.store.services.page.reload).toHaveBeenCalledTimes(1);
  });

  it('PHOTO-3.base-path is below the site’s base path', async () => {
    page = await openPage({ url: '/fr/places/x/photos/503/', viewer: 'data-base-path="/fr"' });
    await waitForOpen();
  });
});
