import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import {
  dialog,
  move,
  openPage,
  PAGE,
  path,
  thumbnail,
  whenClosed,
  whenCounted,
  whenOpen,
  type OpenedPage,
} from './testing/openPage';
import { watchListeners } from './testing/watchListeners';

const user = userEvent.setup();
let page: OpenedPage;
afterEach(() => page.close());

const pathOf = (index: number) => page.photos[index]?.share_path;
async function openAt(index: number) {
  await user.click(thumbnail(index));
  return whenOpen();
}

describe('opening and leaving the viewer', () => {
  it('PHOTO-4.opens PHOTO-4.share-path PHOTO-3.position shows the photo of the link that was pressed, at its own address', async () => {
    page = await openPage();
    await openAt(2);
    expect(path()).toBe(pathOf(2));
    expect(await whenCounted('3 of 30')).toBeInTheDocument();
    expect(page.asked()).toEqual([]);
    expect(page.announce).toHaveBeenCalledWith(expect.stringMatching(/^3 of 30: Photo of |^3 of 30: /));
  });

  it('PHOTO-4.back PHOTO-4.closed-path O-VWR-01 Back closes it, in the same document and at the closed path', async () => {
    page = await openPage({ viewer: `data-closed-path="${PAGE}"` });
    await openAt(0);
    await move(-1);
    expect(dialog()).not.toBeInTheDocument();
    expect(path()).toBe(PAGE);
    expect(thumbnail(0)).toBeInTheDocument();
  });

  it('PHOTO-4.closed-path PHOTO-4.deactivates PHOTO-5.escape the address becomes the closed path where that is another than the page’s', async () => {
    page = await openPage({ at: '/n/7/annex/', viewer: 'data-closed-path="/n/7/annex/photos/"' });
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
    await move(-1);
    await move(1);
    await whenOpen();
    expect(path()).toBe(pathOf(1));
    expect(screen.getByText('2 of 30')).toBeInTheDocument();
  });

  it('O-VWR-03 one Back is enough, however many photos were looked at', async () => {
    page = await openPage();
    await openAt(0);
    for (let press = 0; press < 5; press += 1) await user.keyboard('{ArrowRight}');
    expect(path()).toBe(pathOf(5));
    await move(-1);
    expect(dialog()).not.toBeInTheDocument();
    expect(path()).toBe(PAGE);
  });

  it.each([
    ['Escape', async () => user.keyboard('{Escape}')],
    ['the close button', async () => user.click(screen.getByRole('button', { name: 'Close' }))],
  ])(
    'O-DLG-01 PHOTO-5.escape %s closes it; the focus is on its thumbnail, and Tab goes to the next',
    async (_by, leave) => {
      page = await openPage();
      thumbnail(3).focus();
      await user.keyboard('{Enter}');
      const opened = await whenOpen();
      expect(opened).toHaveFocus();
      await leave();
      await whenClosed();
      await waitFor(() => expect(path()).toBe(PAGE));
      expect(thumbnail(3)).toHaveFocus();
      await user.tab();
      expect(thumbnail(4)).toHaveFocus();
    },
  );

  it('O-DLG-03 gives the focus to the thumbnail of the photo now shown, though the press did not focus any', async () => {
    page = await openPage();
    fireEvent.click(thumbnail(0));
    await whenOpen();
    await user.keyboard('{ArrowRight}');
    await user.keyboard('{Escape}');
    await whenClosed();
    expect(thumbnail(1)).toHaveFocus();
  });

  it('O-DLG-01 keeps Tab inside, and the page behind still and out of reach', async () => {
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

  it('O-DLG-01 finds the thumbnail after Forward too, and takes no link within the page for a photo’s', async () => {
    page = await openPage();
    await openAt(1);
    await move(-1);
    await move(1);
    await whenOpen();
    await user.keyboard('{Escape}');
    await whenClosed();
    expect(thumbnail(1)).toHaveFocus();
  });

  it('O-VWR-04 once closed it hears no key', async () => {
    page = await openPage();
    await openAt(0);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(path()).toBe(PAGE));
    await user.keyboard('{ArrowRight}{ArrowLeft}{Escape}');
    expect(path()).toBe(PAGE);
    expect(dialog()).not.toBeInTheDocument();
    expect(page.asked()).toEqual([]);
  });

  it('O-VWR-04 O-VWR-07 leaves no listener on window or document, nor one more for each opening', async () => {
    page = await openPage();
    const open = async (kept?: ReturnType<typeof watchListeners>) => {
      await openAt(0);
      const whileOpen = kept?.list();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(path()).toBe(PAGE));
      return whileOpen;
    };
    // jsdom adds some of its own when it is first asked for a selector.
    await open();
    const kept = watchListeners();
    const whileOpen = await open(kept);
    expect(whileOpen).toEqual(expect.arrayContaining(['keydown', 'resize']));
    expect(kept.list()).toEqual([]);
    expect(await open(kept)).toEqual(whileOpen);
    expect(kept.list()).toEqual([]);
    kept.stop();
  });

  it('O-VWR-07 a fourth opening hears one press once', async () => {
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

  it('PHOTO-4 a photo that is pressed while the browser is on its way back opens', async () => {
    page = await openPage();
    await openAt(0);
    await user.keyboard('{Escape}');
    fireEvent.click(thumbnail(4));
    await whenOpen();
    expect(path()).toBe(pathOf(4));
    await move(-1);
    expect(path()).toBe(PAGE);
  });

  it('leaves presses for another tab, and what is no photo, to the browser', async () => {
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

  it('EMBED-7 opens nothing that was on its way when it was stopped', async () => {
    page = await openPage();
    const { href } = location;
    thumbnail(0).click();
    page.stop();
    await import('./viewer/createViewer');
    // All that it takes to open is here already: nothing waits for anything but promises.
    for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
    expect(dialog()).not.toBeInTheDocument();
    expect(location.href).toBe(href);
  });

  it('hears nothing any more once it is stopped', async () => {
    page = await openPage();
    await openAt(0);
    page.stop();
    expect(dialog()).not.toBeInTheDocument();
    expect(document.documentElement.style.overflow).toBe('');
  });
});

describe('a photo’s own address', () => {
  const at = '/places/trinitys-pub/photos/503/';

  it('PHOTO-4.reload PHOTO-4.closed-path opens the photo, also one far behind the first page, and closing sets the closed path', async () => {
    page = await openPage({ at, loaded: 2, viewer: `data-closed-path="${PAGE}"` });
    await whenOpen();
    expect(await whenCounted('3 of 30')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(path()).toBe(PAGE);
    await user.keyboard('{ArrowRight}');
    expect(path()).toBe(PAGE);
  });

  it('PHOTO-4 shows what the page itself holds before anything is asked', async () => {
    const photo = {
      id: 777,
      share_path: '/places/gone/photos/777/',
      prism_image_url: '/x.jpg',
      description: 'Held',
    };
    page = await openPage({
      at: '/places/gone/photos/777/',
      inside: `<h1>Its own page</h1><script type="application/json">${JSON.stringify({ photo })}</script>`,
    });
    await whenOpen();
    expect(screen.getByText('Held')).toBeInTheDocument();
    expect(screen.getByText('Its own page')).toBeInTheDocument();
  });

  it('PHOTO-4 leaves the page as it is where there is no such photo', async () => {
    page = await openPage({ at: '/places/trinitys-pub/photos/99999/' });
    await waitFor(() => expect(page.asked().length).toBeGreaterThan(0));
    expect(dialog()).not.toBeInTheDocument();
  });

  it('PHOTO-4.closed-path PHOTO-3.closed-path goes to the closed path where the page below is another', async () => {
    page = await openPage({ at, viewer: `data-closed-path="${PAGE}" data-leaves` });
    await whenOpen();
    await user.keyboard('{Escape}');
    expect(path()).toBe(PAGE);
    expect(page.store.services.page.reload).toHaveBeenCalledTimes(1);
  });

  it('PHOTO-3.base-path lies under a base path of the site’s own', async () => {
    page = await openPage({ at: '/fr/places/x/photos/503/', viewer: 'data-base-path="/fr"' });
    await whenOpen();
  });
});
