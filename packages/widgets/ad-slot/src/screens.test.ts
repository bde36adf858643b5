import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { installViewport } from './testing/installViewport';
import { resizeWindow } from './testing/resizeWindow';
import { slotHtml, startPage, type TestPage } from './testing/startPage';

const sizes = 'data-desktop="728x90" data-tablet="300x250" data-mobile="none"';
/** Shown by the server’s one ad of each size. */
const words = 'The city in your inbox, every Thursday';
let page: TestPage;

afterEach(() => {
  jest.useRealTimers();
  page.stop();
  resizeWindow(1024, 768);
});

async function open(widthPx: number, html: string) {
  resizeWindow(widthPx);
  page = await startPage({ html });
}
/** So much of a second goes by. */
const wait = (ms: number) => jest.advanceTimersByTime(ms);
const requested = (list: string[]) => waitFor(() => expect(page.requests()).toEqual(list));

describe('ADS-1 ADS-2 the type of screen', () => {
  it.each([
    [1020, 'square 728x90'],
    [1019, 'square 300x250'],
    [640, 'square 300x250'],
  ])('ADS-1.screens at %i px asks for %s', async (widthPx, request) => {
    await open(widthPx, slotHtml(sizes));
    await requested([request]);
  });

  it.each(['300x250', '300x600', '728x90', '970x90', '320x50'])('ADS-1.sizes asks for %s', async (size) => {
    await open(1250, slotHtml(`data-desktop="${size}"`));
    await requested([`square ${size}`]);
  });

  it('ADS-2.hidden hides a slot, and what is hidden is not asked for', async () => {
    await open(639, slotHtml(sizes) + slotHtml());
    await requested(['square 300x250']);
  });

  it('ADS-2.resize O-ADS-03 is looked at once, 300 ms after the last change of width', async () => {
    await open(1200, slotHtml('data-desktop="none" data-tablet="300x250"') + slotHtml('data-tablet="none"'));
    await requested(['square 300x250']);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    for (const widthPx of [800, 1200, 800, 1200, 800]) {
      resizeWindow(widthPx);
      wait(50);
    }
    wait(249);
    expect(document.querySelectorAll('[data-cg-ad-part="ad"]')).toHaveLength(1);
    wait(2);
    const [first, second] = document.querySelectorAll('[data-widget]');
    expect(first?.querySelectorAll('[data-cg-ad-part="ad"]')).toHaveLength(1);
    expect(second?.querySelectorAll('[data-cg-ad-part="ad"]')).toHaveLength(0);
    wait(2000);
    jest.useRealTimers();
    // The two slots have one name and size, so that one answer served both: nothing was asked twice.
    await requested(['square 300x250']);
  });

  it('O-ADS-03 back at the width where it began is no change', async () => {
    await open(1200, slotHtml('data-desktop="728x90"'));
    const container = document.querySelector('[data-cg-ad-part="ad"]');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    for (const widthPx of [800, 1200]) resizeWindow(widthPx);
    wait(1000);
    expect(document.querySelector('[data-cg-ad-part="ad"]')).toBe(container);
  });

  it('O-ADS-02 an address bar that slides in and out touches nothing', async () => {
    await open(390, slotHtml());
    const picture = await screen.findByAltText(words);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    for (let index = 0; index < 10; index += 1) {
      resizeWindow(390, index % 2 === 0 ? 712 : 768);
      wait(400);
    }
    expect(screen.getByAltText(words)).toBe(picture);
    expect(page.requests()).toHaveLength(1);
  });

  it('O-ADS-04 a filled ad stays the same node within a type of screen, and at the same size in another', async () => {
    await open(1250, slotHtml());
    const picture = await screen.findByAltText(words);
    fireEvent.load(picture);
    await screen.findByRole('group');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    for (const widthPx of [1150, 800, 390]) {
      resizeWindow(widthPx);
      wait(301);
      expect(screen.getByAltText(words)).toBe(picture);
    }
    expect(page.requests()).toHaveLength(1);
  });

  it('ADS-2.shown another size gives the room back to the page’s words until its ad is there', async () => {
    await open(1250, slotHtml(sizes));
    fireEvent.load(await screen.findByAltText(words));
    await screen.findByRole('group');
    resizeWindow(800);
    await requested(['square 728x90', 'square 300x250']);
    expect(screen.getByRole('link', { name: 'The city in your inbox' })).toBeVisible();
    const picture = await screen.findByAltText(words);
    expect(picture).toHaveAttribute('width', '300');
    resizeWindow(390);
    await waitFor(() => expect(screen.queryByAltText(words)).toBeNull());
    expect(page.requests()).toHaveLength(2);
  });
});

describe('ADS-3 nearness', () => {
  it('ADS-3.fetch-near ADS-3.render-near an ad is fetched within 500 % of the viewport and drawn within 200 %', async () => {
    const viewport = installViewport();
    page = await startPage({ html: slotHtml() });
    expect(page.requests()).toEqual([]);
    viewport.near('500% 0%');
    await requested(['square 300x250']);
    await page.whenAnswered();
    expect(screen.queryByAltText(words)).toBeNull();
    viewport.near('200% 0%');
    expect(await screen.findByAltText(words)).toBeInTheDocument();
    viewport.remove();
  });

  it('a slot that went before it came near asks for nothing', async () => {
    const viewport = installViewport();
    page = await startPage({ html: slotHtml() });
    page.remove(document.querySelector('[data-widget]') as HTMLElement);
    viewport.near('500% 0%');
    expect(await page.asked()).toBe(0);
    viewport.remove();
  });

  it('ADS-4 an ad that its place would cut off is not asked for until the place is wide enough', async () => {
    resizeWindow(700);
    const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(608);
    page = await startPage({ html: slotHtml('data-tablet="728x90"') });
    expect(page.requests()).toEqual([]);
    width.mockReturnValue(728);
    resizeWindow(800);
    await requested(['square 728x90']);
    width.mockRestore();
  });
});
