import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { installViewport } from './testing/installViewport';
import { resizeWindow } from './testing/resizeWindow';
import { slotHtml, startPage, type TestPage } from './testing/startPage';

const sizes = 'data-desktop="728x90" data-tablet="300x250" data-mobile="none"';
/** The alt text of the server’s one ad of each size. */
const altText = 'The city in your inbox, every Thursday';
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
const wait = (ms: number) => jest.advanceTimersByTime(ms);
const requested = (list: string[]) => waitFor(() => expect(page.requests()).toEqual(list));

describe('ADS-1 ADS-2 the type of screen', () => {
  it.each([
    [1020, 'square 728x90'],
    [1019, 'square 300x250'],
    [640, 'square 300x250'],
  ])('ADS-1.screens at %i px requests %s', async (widthPx, request) => {
    await open(widthPx, slotHtml(sizes));
    await requested([request]);
  });

  it.each(['300x250', '300x600', '728x90', '970x90', '320x50'])('ADS-1.sizes requests %s', async (size) => {
    await open(1250, slotHtml(`data-desktop="${size}"`));
    await requested([`square ${size}`]);
  });

  it('ADS-2.hidden hides a slot, and a hidden one requests nothing', async () => {
    await open(639, slotHtml(sizes) + slotHtml());
    await requested(['square 300x250']);
  });

  it('ADS-2.resize O-ADS-03 is checked once, 300 ms after the last change of width', async () => {
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
    // The two slots have the same name and size, so that one response served both: nothing was requested twice.
    await requested(['square 300x250']);
  });

  it('O-ADS-03 returning to the initial width is not a change', async () => {
    await open(1200, slotHtml('data-desktop="728x90"'));
    const container = document.querySelector('[data-cg-ad-part="ad"]');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    for (const widthPx of [800, 1200]) resizeWindow(widthPx);
    wait(1000);
    expect(document.querySelector('[data-cg-ad-part="ad"]')).toBe(container);
  });

  it('O-ADS-02 an address bar that slides in and out changes nothing', async () => {
    await open(390, slotHtml());
    const picture = await screen.findByAltText(altText);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    for (let index = 0; index < 10; index += 1) {
      resizeWindow(390, index % 2 === 0 ? 712 : 768);
      wait(400);
    }
    expect(screen.getByAltText(altText)).toBe(picture);
    expect(page.requests()).toHaveLength(1);
  });

  it('O-ADS-04 a filled ad stays the same node within a type of screen, and at the same size in another', async () => {
    await open(1250, slotHtml());
    const picture = await screen.findByAltText(altText);
    fireEvent.load(picture);
    await screen.findByRole('group');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    for (const widthPx of [1150, 800, 390]) {
      resizeWindow(widthPx);
      wait(301);
      expect(screen.getByAltText(altText)).toBe(picture);
    }
    expect(page.requests()).toHaveLength(1);
  });

  it('ADS-2.shown another size shows the fallback again until its ad is there', async () => {
    await open(1250, slotHtml(sizes));
    fireEvent.load(await screen.findByAltText(altText));
    await screen.findByRole('group');
    resizeWindow(800);
    await requested(['square 728x90', 'square 300x250']);
    expect(screen.getByRole('link', { name: 'The city in your inbox' })).toBeVisible();
    const picture = await screen.findByAltText(altText);
    expect(picture).toHaveAttribute('width', '300');
    resizeWindow(390);
    await waitFor(() => expect(screen.queryByAltText(altText)).toBeNull());
    expect(page.requests()).toHaveLength(2);
  });
});

describe('ADS-3 lazy loading', () => {
  it('ADS-3.fetch-near ADS-3.render-near an ad is fetched within 500 % of the viewport and rendered within 200 %', async () => {
    const viewport = installViewport();
    page = await startPage({ html: slotHtml() });
    expect(page.requests()).toEqual([]);
    viewport.near('500% 0%');
    await requested(['square 300x250']);
    await page.whenAnswered();
    expect(screen.queryByAltText(altText)).toBeNull();
    viewport.near('200% 0%');
    expect(await screen.findByAltText(altText)).toBeInTheDocument();
    viewport.remove();
  });

  it('a slot that is removed before it comes near requests nothing', async () => {
    const viewport = installViewport();
    page = await startPage({ html: slotHtml() });
    page.remove(document.querySelector('[data-widget]') as HTMLElement);
    viewport.near('500% 0%');
    expect(await page.countRequests()).toBe(0);
    viewport.remove();
  });

  it('ADS-4 an ad that its slot would cut off is not requested until the slot is wide enough', async () => {
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
