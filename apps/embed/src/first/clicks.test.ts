import { screen, waitFor } from '@testing-library/dom';
import { createFakeCore } from '../testing/createFakeCore';
import { createRegistry } from '../testing/createRelease';
import { openPage, type OpenPage } from '../testing/openPage';
import type { LinkResponse } from '../testing/serveLinks';
import type { Release } from '../registry/registry';

const CONTENT =
  '<a href="#far">Places</a> <a href="#login" data-cg-action="login"><b>Log in</b></a> <button>Menu</button>' +
  '<form><button>Find</button></form> <a href="#new" target="_blank" data-cg-action="new">New</a>';

describe('a click before its widget is ready', () => {
  let page: OpenPage;
  const passed: string[] = [];
  const onPage = (event: Event) => {
    passed.push((event.target as Element).textContent ?? '');
    if (event.defaultPrevented) passed.push('prevented');
    event.preventDefault();
  };

  async function open(
    strategy: string,
    options: { answer?: (path: string) => LinkResponse; release?: Partial<Release>; isReady?: boolean } = {},
  ) {
    page = openPage({
      html: `<div data-widget="navbar" data-load="${strategy}">${CONTENT}</div>`,
      registry: createRegistry({ navbar: options.release ?? {} }),
      answer: options.answer,
      fetch: () => Promise.reject(new TypeError('offline')),
      core: createFakeCore({ isReady: options.isReady ?? true }),
    });
    await Promise.resolve();
    await Promise.resolve();
    document.body.addEventListener('click', onPage);
  }
  const point = () => page.points[0] as HTMLElement;
  const isReplayed = (name: string) =>
    expect(page.core.replayClick).toHaveBeenCalledWith({ control: screen.getByText(name), element: point() });

  beforeEach(() => {
    passed.length = 0;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    document.body.removeEventListener('click', onPage);
    page.close();
    jest.useRealTimers();
  });

  it('REST-3.pressed the pressed control is busy, until the widget is ready or another one is pressed', async () => {
    await open('interaction');
    const [menu, logIn] = [screen.getByText('Menu'), screen.getByText('Log in').closest('a')];
    menu.click();
    expect(menu).toHaveAttribute('aria-busy', 'true');
    logIn?.click();
    expect(menu).not.toHaveAttribute('aria-busy');
    expect(logIn).toHaveAttribute('aria-busy', 'true');
    await waitFor(() =>
      expect(page.core.replayClick.mock.calls).toEqual([[{ control: logIn, element: point() }]]),
    );
    expect(logIn).not.toHaveAttribute('aria-busy');
  });

  it('EMBED-9.interaction EMBED-9.click-kept starts the widget, is hidden from the page, and is replayed when the widget is ready', async () => {
    await open('interaction');
    screen.getByText('Menu').click();
    expect(passed).toEqual([]);
    expect(point()).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => isReplayed('Menu'));
    expect(page.core.replayClick).toHaveBeenCalledTimes(1);
    expect(point()).toHaveAttribute('data-cg-status', 'ready');
    expect(point()).not.toHaveAttribute('aria-busy');
  });

  it.each(['idle', 'eager'])(
    'EMBED-9.click-kept is queued as well with the strategy %s',
    async (strategy) => {
      await open(strategy, { isReady: false });
      screen.getByText('Menu').click();
      expect(passed).toEqual([]);
      await waitFor(() => expect(page.core.opened).toHaveLength(1));
      page.core.opened[0]?.hooks.onReady(point());
      await waitFor(() => isReplayed('Menu'));
    },
  );

  it('EMBED-9 is queued on a link that the CMS marked as an action, wherever in the link it falls', async () => {
    await open('idle');
    screen.getByText('Log in').click();
    expect(passed).toEqual([]);
    await waitFor(() =>
      expect(page.core.replayClick).toHaveBeenCalledWith({
        control: screen.getByRole('link', { name: 'Log in' }),
        element: point(),
      }),
    );
  });

  it('EMBED-9.plain-link follows a plain link at once, unless the widget waits for interaction', async () => {
    await open('idle');
    screen.getByText('Places').click();
    expect(passed).toEqual(['Places']);
    page.close();
    await open('interaction');
    passed.length = 0;
    screen.getByText('Places').click();
    expect(passed).toEqual([]);
    await waitFor(() => isReplayed('Places'));
  });

  it('EMBED-9 is queued on what the widget’s definition names, and on nothing else', async () => {
    await open('interaction', { release: { intent: 'a[href="#far"], form button' } });
    screen.getByText('Menu').click();
    expect(passed).toEqual(['Menu']);
    screen.getByText('Find').click();
    expect(passed).toEqual(['Menu']);
    await waitFor(() => isReplayed('Find'));
  });

  it('EMBED-9 the last one counts', async () => {
    await open('interaction');
    screen.getByText('Menu').click();
    screen.getByText('Log in').click();
    await waitFor(() => expect(page.core.replayClick).toHaveBeenCalledTimes(1));
    expect(page.core.replayClick.mock.calls[0]?.[0]).toMatchObject({
      control: screen.getByRole('link', { name: 'Log in' }),
    });
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'EMBED-9 passes when it requests something else from the browser: %j',
    async (how) => {
      await open('interaction');
      screen
        .getByText('Menu')
        .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
      expect(passed).toEqual(['Menu']);
      await waitFor(() => expect(point()).toHaveAttribute('data-cg-status', 'ready'));
      expect(page.core.replayClick).not.toHaveBeenCalled();
    },
  );

  it('EMBED-9 passes on a link that opens elsewhere, and on the CMS’s own form', async () => {
    await open('interaction');
    screen.getByText('New').click();
    screen.getByText('Find').click();
    expect(passed).toEqual(['New', 'Find']);
  });

  it('EMBED-9 passes once the widget is ready', async () => {
    await open('eager');
    await waitFor(() => expect(point()).toHaveAttribute('data-cg-status', 'ready'));
    screen.getByText('Menu').click();
    expect(passed).toEqual(['Menu']);
  });

  it('EMBED-9.cannot-come works as it did without us when the widget cannot come', async () => {
    jest.useFakeTimers();
    await open('interaction', { answer: (path) => (path.includes('navbar') ? 'error' : 'load') });
    screen.getByText('Menu').click();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(point()).toHaveAttribute('data-cg-status', 'failed');
    expect(passed).toEqual(['Menu']);
  });

  it('EMBED-9 on a link is followed after some seconds, on a button waits until the widget fails', async () => {
    jest.useFakeTimers();
    await open('interaction', { answer: () => 'never' });
    screen.getByText('Places').click();
    await jest.advanceTimersByTimeAsync(4000);
    expect(passed).toEqual([]);
    await jest.advanceTimersByTimeAsync(2000);
    expect(passed).toEqual(['Places']);
    screen.getByText('Menu').click();
    await jest.advanceTimersByTimeAsync(8000);
    expect(passed).toEqual(['Places']);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(passed).toEqual(['Places', 'Menu']);
  });
});
