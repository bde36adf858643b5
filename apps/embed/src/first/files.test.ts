import { waitFor } from '@testing-library/dom';
import { createRegistry, createRelease } from '../testing/createRelease';
import { openPage, type OpenPage } from '../testing/openPage';

const statusOf = (element: Element | undefined) => element?.getAttribute('data-cg-status');
const answerJson = (body: unknown) =>
  ({ ok: true, status: 200, json: () => Promise.resolve(body) }) as Response;

describe('the files of a page', () => {
  const onConsole = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
  let page: OpenPage;

  beforeEach(() => {
    onConsole.mockClear();
    fetchMock.mockReset().mockRejectedValue(new TypeError('offline'));
    jest.useFakeTimers();
  });
  afterEach(() => {
    page.close();
    jest.useRealTimers();
  });

  const openTestPage = (settings: Parameters<typeof openPage>[0]) =>
    openPage({ fetch: fetchMock, ...settings });

  it('EMBED-10.with-script come from the registry that was inlined with the script, all in parallel and without another request', async () => {
    page = openTestPage({
      html: '<i data-widget="navbar"></i>',
      registry: createRegistry({
        navbar: {
          files: { js: 'widget.1.js', css: 'widget.2.css' },
          integrity: { 'widget.1.js': 'sha384-j', 'widget.2.css': 'sha384-c' },
        },
      }),
      answer: () => 'never',
    });
    await jest.advanceTimersByTimeAsync(10);
    expect(page.files.urls().sort()).toEqual([
      '/widgets/embed/1.0.0-aaaaaaaa/core.1.js',
      '/widgets/embed/1.0.0-aaaaaaaa/react.1.js',
      '/widgets/navbar/1.0.0-aaaaaaaa/widget.1.js',
      '/widgets/navbar/1.0.0-aaaaaaaa/widget.2.css',
    ]);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('EMBED-10.beside-script come from the registry beside the script where none was inlined', async () => {
    fetchMock.mockResolvedValue(answerJson(createRegistry()));
    page = openTestPage({ html: '<i data-widget="navbar"></i>', registry: null });
    await jest.advanceTimersByTimeAsync(10);
    expect(statusOf(page.points[0])).toBe('ready');
  });

  it('EMBED-12.then-content that are missing fail the mount points that come later too, each with its content', async () => {
    page = openTestPage({
      html: '<i data-widget="save-button"></i>',
      registry: createRegistry({ 'save-button': { kind: 'enhancer', load: 'eager' } }),
      answer: (path) => (path.includes('save-button') ? 'error' : 'load'),
    });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(statusOf(page.points[0])).toBe('failed');

    document.body.insertAdjacentHTML('beforeend', '<b data-widget="save-button"><a href="/x">Save</a></b>');
    await jest.advanceTimersByTimeAsync(10);
    const late = document.querySelector('b');
    expect(statusOf(late ?? undefined)).toBe('failed');
    expect(late?.textContent).toBe('Save');
  });

  it('EMBED-12 EMBED-15.integrity have the integrity of the registry, a nonce like the script’s, and no credentials elsewhere', async () => {
    page = openTestPage({
      html: '<i data-widget="navbar"></i>',
      registry: createRegistry({
        navbar: {
          files: { js: 'widget.1.js', css: 'widget.2.css' },
          integrity: { 'widget.1.js': 'sha384-j', 'widget.2.css': 'sha384-c' },
        },
      }),
      attributes: { nonce: 'n0nce' },
    });
    await jest.advanceTimersByTimeAsync(10);
    const attributes = page.files.links.map(({ rel, integrity, nonce, crossOrigin }) => [
      rel,
      integrity,
      nonce,
      crossOrigin,
    ]);
    expect(attributes).toContainEqual(['modulepreload', 'sha384-j', 'n0nce', 'anonymous']);
    expect(attributes).toContainEqual(['stylesheet', 'sha384-c', 'n0nce', 'anonymous']);
    expect(attributes).toContainEqual(['modulepreload', 'sha384-core', 'n0nce', 'anonymous']);
  });

  it('EMBED-12.fresh-address EMBED-12.growing-delay EMBED-12.three-tries EMBED-12.same-integrity that fail are tried three times, at growing distances, at a fresh address, with the same integrity', async () => {
    const triedAtMs: number[] = [];
    page = openTestPage({
      html: '<i data-widget="navbar"></i>',
      answer(path) {
        if (!path.includes('/navbar/')) return 'load';
        triedAtMs.push(Date.now());
        return 'error';
      },
    });
    await jest.advanceTimersByTimeAsync(60_000);
    const tries = page.files.links.filter(({ href }) => href.includes('/navbar/'));
    expect(tries.map(({ href }) => new URL(href).search)).toEqual(['', '?try=2', '?try=3']);
    expect(new Set(tries.map(({ integrity }) => integrity))).toEqual(new Set(['sha384-navbar']));
    const [first = 0, second = 0, third = 0] = triedAtMs;
    expect(second - first).toBeGreaterThan(0);
    expect(third - second).toBeGreaterThan(second - first);
    expect(tries.every(({ isConnected }) => !isConnected)).toBe(true);
  });

  it('ANY-12.silent-file without a response time out after 5 s a try, and then count as failed', async () => {
    const triedAtMs: number[] = [];
    page = openTestPage({
      html: '<div data-widget="navbar">Menu</div>',
      answer(path) {
        if (!path.includes('/navbar/')) return 'load';
        triedAtMs.push(Date.now());
        return 'never';
      },
    });
    const startMs = Date.now();
    await jest.advanceTimersByTimeAsync(17_000);
    expect(triedAtMs.map((timeMs) => timeMs - startMs)).toEqual([0, 5500, 12_500]);
    expect(statusOf(page.points[0])).toBe('loading');
    await jest.advanceTimersByTimeAsync(1000);
    expect(statusOf(page.points[0])).toBe('failed');
    expect(page.points[0]).toHaveTextContent('Menu');
    expect(onConsole).toHaveBeenCalledTimes(1);
    expect(
      page.files.links.filter(({ isConnected, href }) => isConnected && href.includes('navbar')),
    ).toEqual([]);
  });

  it('ANY-12.slow-file that come late, while the next try is under way, are taken', async () => {
    page = openTestPage({
      html: '<i data-widget="navbar"></i>',
      answer: (path) => (path.includes('/navbar/') ? 'never' : 'load'),
    });
    await jest.advanceTimersByTimeAsync(7000);
    const [first, second] = page.files.links.filter(({ href }) => href.includes('/navbar/'));
    first?.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(10);
    expect(statusOf(page.points[0])).toBe('ready');
    expect(page.imported).toContain('/widgets/navbar/1.0.0-aaaaaaaa/widget.1.js');
    expect([first?.isConnected, second?.isConnected]).toEqual([true, false]);
  });

  it('ANY-12.silent-registry are looked up in a registry that times out as well', async () => {
    fetchMock.mockImplementation(() => new Promise(() => undefined));
    page = openTestPage({ html: '<i data-widget="navbar">Menu</i>', registry: null });
    await jest.advanceTimersByTimeAsync(17_000);
    expect(onConsole).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1000);
    expect(onConsole.mock.calls[0]?.[0]).toContain('the registry could not be loaded');
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it('EMBED-12 that load at the second try are run from the URL that worked', async () => {
    page = openTestPage({
      html: '<i data-widget="navbar"></i>',
      answer: (path) => (path.endsWith('/navbar/1.0.0-aaaaaaaa/widget.1.js') ? 'error' : 'load'),
    });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(statusOf(page.points[0])).toBe('ready');
    expect(page.imported).toContain('/widgets/navbar/1.0.0-aaaaaaaa/widget.1.js?try=2');
    expect(page.imported).not.toContain('/widgets/navbar/1.0.0-aaaaaaaa/widget.1.js');
  });

  it('EMBED-12.then-content EMBED-6.for-good EMBED-5.others that never come leave the CMS content, for good, and the other widgets', async () => {
    const onError = jest.fn();
    document.addEventListener('cityguide:error', ({ detail, target }) => onError(detail.widget, target));
    page = openTestPage({
      html: '<div data-widget="navbar">Menu</div><div data-widget="button">Save</div>',
      answer: (path) => (path.includes('/navbar/') ? 'error' : 'load'),
    });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(page.points.map(statusOf)).toEqual(['failed', 'ready']);
    expect(page.points[0]).toHaveTextContent('Menu');
    expect(onError.mock.calls).toEqual([['navbar', page.points[0]]]);
    expect(onConsole).toHaveBeenCalledTimes(1);
  });

  it('EMBED-12.console EMBED-12.event are logged as missing once on the console, with an event for each mount point', async () => {
    const onError = jest.fn();
    document.addEventListener('cityguide:error', onError);
    page = openTestPage({
      html: '<i data-widget="button"></i>'.repeat(50),
      answer: (path) => (path.includes('/button/') ? 'error' : 'load'),
    });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(onConsole).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledTimes(50);
  });

  it('EMBED-6.styles-first of style come before the widget is run', async () => {
    const registry = createRegistry({ navbar: { files: { js: 'widget.1.js', css: 'widget.2.css' } } });
    page = openTestPage({
      html: '<i data-widget="navbar"></i>',
      registry,
      answer: (path) => (path.endsWith('.css') ? 'never' : 'load'),
    });
    await jest.advanceTimersByTimeAsync(4000);
    expect(statusOf(page.points[0])).toBe('loading');
    page.files.links.find(({ rel }) => rel === 'stylesheet')?.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(10);
    expect(statusOf(page.points[0])).toBe('ready');
  });

  it('EMBED-12 that cannot be run leave the CMS content without another try', async () => {
    page = openTestPage({
      html: '<i data-widget="navbar"></i>',
      run() {
        throw new SyntaxError('Unexpected token');
      },
    });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(statusOf(page.points[0])).toBe('failed');
    expect(page.files.urls().filter((url) => url.includes('/navbar/'))).toHaveLength(1);
    expect(onConsole.mock.calls[0]?.[0]).toMatch(/Unexpected token/);
  });

  it('EMBED-10.old-pages that are gone after a deployment are looked up again, once', async () => {
    fetchMock.mockResolvedValue(
      answerJson(
        createRegistry({ navbar: { folder: 'navbar/1.1.0-bbbbbbbb/' }, button: { folder: 'button/2/' } }),
      ),
    );
    page = openTestPage({
      html: '<i data-widget="navbar"></i><i data-widget="button"></i>',
      answer: (path) => (/(navbar|button)\/1\.0\.0/.test(path) ? 'error' : 'load'),
    });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(page.points.map(statusOf)).toEqual(['ready', 'ready']);
    expect(page.core.opened.map(({ release }) => release.folder)).toEqual([
      'navbar/1.1.0-bbbbbbbb/',
      'button/2/',
    ]);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(String(fetchMock.mock.calls[0]?.[0])).toBe('http://localhost/widgets/registry.json');
    expect(fetchMock.mock.calls[0]?.[1]).toEqual({ cache: 'no-cache' });
  });

  it.each(['//evil.example/x/', 'https://evil.example/', '../elsewhere/', 'javascript:alert(1)//'])(
    'never come from outside the widget root: %s',
    async (folder) => {
      page = openTestPage({
        html: '<i data-widget="navbar"></i>',
        registry: createRegistry({ navbar: { folder } }),
      });
      await jest.advanceTimersByTimeAsync(60_000);
      expect(statusOf(page.points[0])).toBe('failed');
      expect(page.files.urls().some((url) => /evil|elsewhere|navbar/.test(url))).toBe(false);
      expect(page.imported).not.toContainEqual(expect.stringMatching(/evil|elsewhere/));
    },
  );

  it('EMBED-12.then-content EMBED-6.for-good of core that cannot come leave the whole page as it was', async () => {
    page = openTestPage({
      html: '<div data-widget="navbar">Menu</div><div data-widget="button">Save</div>',
      answer: (path) => (path.includes('/core.') ? 'error' : 'load'),
    });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(page.points.map(statusOf)).toEqual(['failed', 'failed']);
    expect(document.body).toHaveTextContent('MenuSave');
  });

  it('EMBED-12 are checked where the browser cannot preload modules', async () => {
    fetchMock.mockResolvedValue({ ok: true } as Response);
    page = openTestPage({ html: '<i data-widget="button"></i>' });
    jest
      .spyOn(HTMLLinkElement.prototype, 'relList', 'get')
      .mockReturnValue({ supports: () => false } as unknown as DOMTokenList);
    await jest.advanceTimersByTimeAsync(100);
    expect(fetchMock.mock.calls).toContainEqual([
      'http://localhost/widgets/button/1.0.0-aaaaaaaa/widget.1.js',
      { integrity: 'sha384-button', credentials: 'same-origin' },
    ]);
    expect(statusOf(page.points[0])).toBe('ready');
  });

  it('a registry without the file of a widget leaves its CMS content', async () => {
    const registry = createRegistry();
    registry.widgets['navbar'] = createRelease('navbar', { files: {} });
    page = openTestPage({ html: '<i data-widget="navbar"></i>', registry });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(statusOf(page.points[0])).toBe('failed');
    expect(onConsole.mock.calls[0]?.[0]).toMatch(/has no js file/);
  });

  it('ANY-12.unreadable a registry that cannot be loaded leaves the page as it was, with one message', async () => {
    page = openTestPage({ html: '<div data-widget="navbar">Menu</div>', registry: null });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(document.body).toHaveTextContent('Menu');
    expect(onConsole).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(3));
  });
});
