import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { coverUntil } from './placeholder/coverUntil';
import { openPage, thumbnail, waitForOpen, type OpenedPage } from './testing/openPage';

const user = userEvent.setup();
const RealImage = window.Image;
const requested: HTMLImageElement[] = [];
let page: OpenedPage | undefined;

beforeEach(() => {
  requested.length = 0;
  window.Image = class extends RealImage {
    constructor() {
      super();
      requested.push(this);
    }
  };
});
afterEach(() => {
  window.Image = RealImage;
  Reflect.deleteProperty(navigator, 'connection');
  page?.close();
  page = undefined;
  document.body.replaceChildren();
});

const press = (index: number, init: MouseEventInit = {}) =>
  fireEvent(thumbnail(index), new MouseEvent('pointerdown', { bubbles: true, button: 0, ...init }));
const loadViewer = () => import('./viewer/createViewer');
const settle = async () => {
  await loadViewer();
  await new Promise((resolve) => setTimeout(resolve));
};

describe('a press on a photo, before it is released', () => {
  it('REST-5.pointer-down asks for the photo’s file as the viewer will', async () => {
    page = await openPage();
    press(1);
    await waitFor(() => expect(requested).toHaveLength(1));
    const [{ srcset, sizes }] = requested as [HTMLImageElement];
    expect(srcset).toContain(page.photos[1]?.prism_image_url);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(thumbnail(1));
    const opened = await waitForOpen();
    const shown = opened.querySelector<HTMLImageElement>('img[srcset^="' + srcset.slice(0, 40) + '"]');
    expect([shown?.srcset, shown?.sizes]).toEqual([srcset, sizes]);
  });

  it('REST-5.pointer-down also where a slider has prevented what the browser would do', async () => {
    page = await openPage();
    thumbnail(1).addEventListener('pointerdown', (event) => event.preventDefault());
    press(1, { cancelable: true });
    await waitFor(() => expect(requested).toHaveLength(1));
  });

  it('REST-5.scroll drops the request where the press becomes a scroll', async () => {
    page = await openPage();
    press(1);
    await waitFor(() => expect(requested[0]).toHaveAttribute('srcset'));
    fireEvent.pointerCancel(thumbnail(1));
    expect(requested[0]).not.toHaveAttribute('srcset');
    press(2);
    fireEvent.pointerCancel(thumbnail(2));
    await settle();
    expect(requested).toHaveLength(1);
  });

  it.each([
    ['with Ctrl, which opens another tab', { ctrlKey: true }],
    ['with another button', { button: 1 }],
  ])('REST-5.scroll asks for nothing %s', async (_how, init) => {
    page = await openPage();
    press(1, init);
    await settle();
    expect(requested).toEqual([]);
  });

  it('REST-5.scarce asks for nothing with Save-Data', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    page = await openPage();
    press(1);
    await settle();
    expect(requested).toEqual([]);
  });
});

describe('while the viewer cannot open yet', () => {
  const placeholder = () => document.querySelector('body > [data-cg-scope="photo-viewer"]');
  const never = new Promise<never>(() => undefined);
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));

  function cover(opening: Promise<unknown>) {
    document.body.innerHTML = '<a href="/p/1"><img src="/small.jpg" alt="A bar"></a>';
    const link = document.querySelector('a') as HTMLElement;
    const image = document.querySelector('img') as HTMLImageElement;
    Object.defineProperties(image, {
      naturalWidth: { value: 300 },
      naturalHeight: { value: 200 },
      currentSrc: { value: 'http://localhost/small.jpg' },
    });
    const onCancel = jest.fn();
    coverUntil(opening, { link, onCancel });
    return { link, onCancel };
  }

  it('REST-5.thumbnail REST-3.photo the thumbnail stands where it will be, and the link is busy', async () => {
    const { link } = cover(never);
    await nextTask();
    expect(placeholder()?.querySelector('img')).toHaveAttribute('src', 'http://localhost/small.jpg');
    expect(link).toHaveAttribute('aria-busy', 'true');
  });

  it('REST-3.photo it is gone once the viewer is there, and never comes before one that is fast', async () => {
    const slow = Promise.resolve().then(nextTask).then(nextTask);
    const { link } = cover(slow);
    await nextTask();
    expect(placeholder()).not.toBeNull();
    await slow;
    expect(placeholder()).toBeNull();
    expect(link).not.toHaveAttribute('aria-busy');
    cover(Promise.resolve());
    await nextTask();
    expect(placeholder()).toBeNull();
  });

  it.each([
    ['Escape', () => user.keyboard('{Escape}')],
    ['a press', () => user.click(placeholder() as Element)],
  ])('REST-3.photo-cancel %s takes it back', async (_by, leave) => {
    const { onCancel } = cover(never);
    await nextTask();
    await leave();
    expect(placeholder()).toBeNull();
    expect(onCancel).toHaveBeenCalledTimes(1);
  });
});
