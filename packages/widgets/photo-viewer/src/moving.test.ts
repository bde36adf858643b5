import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import {
  dialog,
  openPage,
  path,
  thumbnail,
  waitForClosed,
  findCounter,
  waitForOpen,
  type OpenedPage,
} from './testing/openPage';
import { findStage, preparePointers, setWindowWidth, swipe, touch } from './testing/touch';

const user = userEvent.setup();
let page: OpenedPage;
beforeAll(preparePointers);
afterEach(() => {
  page.close();
  setWindowWidth(1024);
});

const pathOf = (index: number) => page.photos[index]?.share_path;
async function openAt(index: number) {
  await user.click(thumbnail(index));
  await waitForOpen();
}
const button = (name: string) => screen.queryByRole('button', { name });

describe('moving through the photos', () => {
  it('PHOTO-5.ends PHOTO-5.keys has no previous button at the first photo and no next one at the last', async () => {
    page = await openPage({ thumbnailCount: 30 });
    await openAt(0);
    expect(button('Previous photo')).toBeNull();
    await user.keyboard('{ArrowLeft}');
    expect(path()).toBe(pathOf(0));
    await user.click(button('Next photo') as HTMLElement);
    expect(screen.getByText('2 of 30')).toBeInTheDocument();
    await user.click(button('Previous photo') as HTMLElement);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(path()).toBe('/places/trinitys-pub/'));
    await openAt(29);
    expect(button('Next photo')).toBeNull();
    await user.keyboard('{ArrowRight}');
    expect(path()).toBe(pathOf(29));
  });

  it('PHOTO-5 keeps the focus in the viewer when the focused button is hidden', async () => {
    page = await openPage({ thumbnailCount: 30 });
    await openAt(28);
    await user.click(button('Next photo') as HTMLElement);
    expect(screen.getByRole('dialog')).toHaveFocus();
  });

  it('PHOTO-5.fetches PHOTO-5.keys loads the page that has the next photo, and shows it', async () => {
    page = await openPage();
    await openAt(11);
    await user.keyboard('{ArrowRight}');
    expect(await findCounter('13 of 30')).toBeInTheDocument();
    expect(path()).toBe(pathOf(12));
    expect(page.requestedOffsets()).toEqual(['12']);
  });

  it('O-VWR-06 many presses at the last loaded photo send one request, and end at the last photo', async () => {
    page = await openPage({ thumbnailCount: 24 });
    page.backend.injectFault({ path: 'photos/' }, { kind: 'delay', delayMs: 200 });
    await openAt(22);
    for (let press = 0; press < 10; press += 1) await user.keyboard('{ArrowRight}');
    expect(await screen.findByText(/^2[4-9] of 30$|^30 of 30$/)).toBeInTheDocument();
    await waitFor(() => expect(page.requestedOffsets()).toEqual(['24']));
    await waitFor(async () => {
      await user.keyboard('{ArrowRight}');
      expect(screen.getByText('30 of 30')).toBeInTheDocument();
    });
    expect(path()).toBe(pathOf(29));
    expect(button('Next photo')).toBeNull();
    expect(page.requestedOffsets()).toEqual(['24']);
  });

  it('O-VWR-02 counts photos without a picture, and shows the one that was pressed', async () => {
    page = await openPage({
      prepare: (photos) => {
        photos.splice(6, 24);
        Object.assign(photos[1] ?? {}, { prism_image_url: null });
      },
    });
    await openAt(2);
    expect(path()).toBe(pathOf(3));
    expect(screen.getByText('4 of 6')).toBeInTheDocument();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByText('2 of 6')).toBeInTheDocument();
    expect(screen.getByText('This photo cannot be shown.')).toBeInTheDocument();
  });

  it('PHOTO-5 a key that is held down is one press, and the browser’s own shortcuts are left alone', async () => {
    page = await openPage();
    await openAt(0);
    await user.keyboard('{ArrowRight>3/}');
    expect(screen.getByText('2 of 30')).toBeInTheDocument();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(screen.getByText('2 of 30')).toBeInTheDocument();
  });

  it('announces each photo once, politely', async () => {
    page = await openPage();
    await openAt(0);
    await user.keyboard('{ArrowRight}');
    expect(page.announce.mock.calls.map(([text]) => text.split(':')[0])).toEqual(['1 of 30', '2 of 30']);
  });

  it('O-EMB-02 works after a translator has wrapped its text', async () => {
    page = await openPage();
    await openAt(0);
    for (let step = 0; step < 3; step += 1) {
      wrapTexts(screen.getByRole('dialog'));
      await user.keyboard('{ArrowRight}');
    }
    expect(screen.getByText('4 of 30')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitForClosed();
  });

  it('closes when the current photo is deleted', async () => {
    page = await openPage({ thumbnailCount: 1, prepare: (photos) => void photos.splice(1, 29) });
    await openAt(0);
    const { openPhotoList } = await import('@cityguide/store/photos');
    openPhotoList(page.store, { listing: page.photos[0]?.listing_id ?? null }).deactivate();
    await waitForClosed();
  });
});

describe('touch and pointer', () => {
  it('O-VWR-05 PHOTO-5.swipe a swipe moves by one on an x-small screen', async () => {
    page = await openPage();
    setWindowWidth(390);
    await openAt(0);
    swipe({ x: 300, y: 300 }, { x: -100, y: 20 });
    expect(screen.getByText('2 of 30')).toBeInTheDocument();
    swipe({ x: 100, y: 300 }, { x: 100, y: 0 });
    expect(screen.getByText('1 of 30')).toBeInTheDocument();
  });

  it('O-VWR-05 two fingers are not a swipe', async () => {
    page = await openPage();
    setWindowWidth(390);
    await openAt(1);
    touch([
      { from: { x: 180, y: 300 }, to: { x: 80, y: 300 } },
      { from: { x: 220, y: 300 }, to: { x: 320, y: 300 } },
    ]);
    expect(screen.getByText('2 of 30')).toBeInTheDocument();
    expect(findStage()).toHaveAttribute('data-zoomed');
  });

  it('O-VWR-05 PHOTO-5.swipe at 1200 px the same swipe does nothing', async () => {
    page = await openPage();
    setWindowWidth(1200);
    await openAt(0);
    swipe({ x: 300, y: 300 }, { x: -100, y: 0 });
    expect(screen.getByText('1 of 30')).toBeInTheDocument();
  });

  it('a double tap zooms in, another zooms out; the next photo is not zoomed', async () => {
    page = await openPage();
    await openAt(0);
    const tap = () => swipe({ x: 200, y: 200 }, { x: 0, y: 0 });
    tap();
    tap();
    expect(findStage()).toHaveAttribute('data-zoomed');
    tap();
    tap();
    expect(findStage()).not.toHaveAttribute('data-zoomed');
    tap();
    tap();
    await user.keyboard('{ArrowRight}');
    expect(findStage()).not.toHaveAttribute('data-zoomed');
  });

  it.each([
    [
      'a press beside the photo',
      () => touch([{ from: { x: 5, y: 5 }, to: { x: 6, y: 5 } }], { on: findStage(), type: 'mouse' }),
    ],
    [
      'a swipe downwards',
      () => {
        setWindowWidth(390);
        swipe({ x: 200, y: 200 }, { x: 10, y: 160 });
      },
    ],
  ])('PHOTO-4 %s closes it', async (_by, leave) => {
    page = await openPage();
    await openAt(0);
    leave();
    await waitForClosed();
    expect(dialog()).toBeNull();
  });

  it('O-DLG-02 a press that starts on the photo and ends beside it leaves it open', async () => {
    page = await openPage();
    await openAt(0);
    touch([{ from: { x: 200, y: 200 }, to: { x: 600, y: 200 } }], { type: 'mouse' });
    expect(dialog()).toBeInTheDocument();
  });

  it('the wheel and the keys + − 0 zoom', async () => {
    page = await openPage();
    await openAt(0);
    findStage().dispatchEvent(new WheelEvent('wheel', { deltaY: -300, cancelable: true, bubbles: true }));
    expect(findStage()).toHaveAttribute('data-zoomed');
    await user.keyboard('0');
    expect(findStage()).not.toHaveAttribute('data-zoomed');
    await user.keyboard('+');
    expect(findStage()).toHaveAttribute('data-zoomed');
    await user.keyboard('-');
    expect(findStage()).not.toHaveAttribute('data-zoomed');
  });
});

/** Wraps each text node, as page translators do. */
function wrapTexts(root: HTMLElement) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
}
