import { waitFor } from '@testing-library/dom';
import { openPage, type OpenPage } from '../testing/openPage';

const statusOf = (element: Element | undefined) => element?.getAttribute('data-cg-status');

/** Records what is observed, and lets a test report what came near. */
function stubIntersectionObserver() {
  const watched = new Set<Element>();
  const margins: (string | undefined)[] = [];
  let notify: IntersectionObserverCallback = () => undefined;
  class Stub implements IntersectionObserver {
    root = null;
    rootMargin = '';
    scrollMargin = '';
    thresholds = [];
    constructor(callback: IntersectionObserverCallback, init?: IntersectionObserverInit) {
      notify = callback;
      margins.push(init?.rootMargin);
    }
    observe = (element: Element) => void watched.add(element);
    unobserve = (element: Element) => void watched.delete(element);
    disconnect = () => watched.clear();
    takeRecords = () => [];
  }
  globalThis.IntersectionObserver = Stub;
  return {
    watched,
    margins,
    say(target: Element | undefined, isIntersecting: boolean) {
      notify([{ target, isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
    },
  };
}

describe('when a widget starts', () => {
  let page: OpenPage;
  afterEach(() => {
    page.close();
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  });

  describe('visible', () => {
    it('EMBED-9.near waits until the mount point comes near the viewport', async () => {
      const screen = stubIntersectionObserver();
      page = openPage({ html: '<i data-widget="grid"></i><i data-widget="grid"></i>' });
      await waitFor(() => expect(screen.watched.size).toBe(2));
      expect(parseInt(screen.margins[0] ?? '', 10)).toBeGreaterThan(0);
      screen.say(page.points[0], false);
      expect(page.files.urls()).toEqual([]);
      screen.say(page.points[0], true);
      await waitFor(() => expect(statusOf(page.points[0])).toBe('ready'));
      expect(statusOf(page.points[1])).toBe('waiting');
      expect([...screen.watched]).toEqual([page.points[1]]);
    });

    it('EMBED-9 starts at once where the browser cannot observe', async () => {
      page = openPage({ html: '<i data-widget="grid"></i>' });
      await waitFor(() => expect(statusOf(page.points[0])).toBe('ready'));
    });

    it('EMBED-8 observes a sample of thousands of equal buttons, and starts all with the first that comes near', async () => {
      const screen = stubIntersectionObserver();
      page = openPage({ html: '<i data-widget="button" data-load="visible"></i>'.repeat(500) });
      await waitFor(() => expect(screen.watched.size).toBeGreaterThan(0));
      expect(screen.watched.size).toBeLessThanOrEqual(32);
      screen.say([...screen.watched][3], true);
      await waitFor(() => expect(page.core.getMountPoints('button')).toHaveLength(500));
      expect(screen.watched.size).toBe(0);
    });

    // jsdom has no layout: every element here is one that the page hides.
    it('ANY-4.one-of-many observes another of its kind for each that is hidden', async () => {
      const screen = stubIntersectionObserver();
      page = openPage({ html: '<i data-widget="button" data-load="visible"></i>'.repeat(500) });
      await waitFor(() => expect(screen.watched.size).toBeGreaterThan(0));
      const count = screen.watched.size;
      screen.say([...screen.watched][0], false);
      expect(screen.watched.size).toBe(count + 1);
    });

    it('ANY-4.empty gives an empty mount point a content until it starts', async () => {
      const screen = stubIntersectionObserver();
      page = openPage({ html: '<i data-widget="grid"></i>' });
      await waitFor(() => expect(screen.watched.size).toBe(1));
      screen.say(page.points[0], false);
      expect(page.points[0]).not.toBeEmptyDOMElement();
      screen.say(page.points[0], true);
      expect(page.points[0]).toBeEmptyDOMElement();
    });

    it('ANY-4.explained says once on the console which element keeps a widget waiting', async () => {
      jest.useFakeTimers();
      const warn = jest.spyOn(console, 'warn').mockImplementation();
      const screen = stubIntersectionObserver();
      const grid = '<i data-widget="grid">Places</i>';
      page = openPage({ html: `<div id="tab" style="display: none">${grid}${grid}</div>` });
      await jest.advanceTimersByTimeAsync(100);
      for (const point of page.points) screen.say(point, false);
      expect(warn).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(11_000);
      const text = expect.stringContaining('"grid": it waits until it is shown');
      expect(warn.mock.calls).toEqual([[text, document.querySelector('#tab')]]);
      warn.mockRestore();
    });

    it('EMBED-7 stops observing what was removed', async () => {
      const screen = stubIntersectionObserver();
      page = openPage({ html: '<i data-widget="grid"></i>' });
      await waitFor(() => expect(screen.watched.size).toBe(1));
      jest.useFakeTimers();
      page.points[0]?.remove();
      await Promise.resolve();
      await jest.advanceTimersByTimeAsync(5000);
      expect(screen.watched.size).toBe(0);
    });
  });

  describe('idle', () => {
    it('EMBED-9.idle waits for the page to load and the browser to be idle', async () => {
      const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
      const callbacks: (() => void)[] = [];
      globalThis.requestIdleCallback = (callback) => callbacks.push(callback as () => void);
      page = openPage({ html: '<i data-widget="navbar" data-load="idle"></i>' });
      await waitFor(() => expect(statusOf(page.points[0])).toBe('waiting'));
      expect(callbacks).toHaveLength(0);
      readyState.mockReturnValue('complete');
      window.dispatchEvent(new Event('load'));
      expect(callbacks).toHaveLength(1);
      expect(page.files.urls()).toEqual([]);
      callbacks[0]?.();
      await waitFor(() => expect(statusOf(page.points[0])).toBe('ready'));
      readyState.mockRestore();
    });

    it('ANY-12.hanging-picture does not wait for a page that never finishes loading', async () => {
      jest.useFakeTimers();
      const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
      page = openPage({ html: '<i data-widget="navbar" data-load="idle"></i>' });
      await jest.advanceTimersByTimeAsync(4000);
      expect(statusOf(page.points[0])).toBe('waiting');
      await jest.advanceTimersByTimeAsync(2000);
      expect(statusOf(page.points[0])).toBe('ready');
      readyState.mockRestore();
    });

    it('EMBED-9 waits a moment where the browser does not report when it is idle', async () => {
      jest.useFakeTimers();
      page = openPage({ html: '<i data-widget="navbar" data-load="idle"></i>' });
      await jest.advanceTimersByTimeAsync(10);
      expect(statusOf(page.points[0])).toBe('waiting');
      await jest.advanceTimersByTimeAsync(500);
      expect(statusOf(page.points[0])).toBe('ready');
    });
  });

  it('EMBED-9.overrides EMBED-9.eager data-load wins over the widget’s own strategy', async () => {
    const screen = stubIntersectionObserver();
    page = openPage({
      html: '<i data-widget="navbar" data-load="visible"></i><i data-widget="grid" data-load="eager"></i>',
    });
    await waitFor(() => expect(page.points.map(statusOf)).toEqual(['waiting', 'ready']));
    expect([...screen.watched]).toEqual([page.points[0]]);
  });

  describe.each(['idle', 'interaction', 'visible'])('%s', (strategy) => {
    it.each(['pointerover', 'focusin', 'touchstart'])(
      'EMBED-9.intent starts at the interaction event %s',
      async (type) => {
        stubIntersectionObserver();
        jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
        page = openPage({
          html: `<div data-widget="navbar" data-load="${strategy}"><b>Menu</b></div><p>Else</p>`,
        });
        await Promise.resolve();
        await Promise.resolve();
        document.querySelector('p')?.dispatchEvent(new Event(type, { bubbles: true }));
        expect(statusOf(page.points[0])).toBe('waiting');
        document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }));
        expect(statusOf(page.points[0])).toBe('loading');
        await jest.advanceTimersByTimeAsync(5000);
        expect(page.core.getMountPoints('navbar')).toHaveLength(1);
      },
    );
  });

  it('EMBED-9.interaction interaction waits for ever without an interaction event', async () => {
    jest.useFakeTimers();
    page = openPage({ html: '<i data-widget="navbar" data-load="interaction"></i>' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(statusOf(page.points[0])).toBe('waiting');
    expect(page.files.urls()).toEqual([]);
  });
});
