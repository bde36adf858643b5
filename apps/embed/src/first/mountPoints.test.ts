import { screen, waitFor } from '@testing-library/dom';
import { createFakeCore } from '../testing/createFakeCore';
import { openPage, type OpenPage } from '../testing/openPage';

const statusOf = (element: Element | undefined) => element?.getAttribute('data-cg-status');
const createPoint = (name: string) => {
  const element = document.createElement('div');
  element.setAttribute('data-widget', name);
  return element;
};

describe('the mount points of a page', () => {
  const onConsole = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onWarning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let page: OpenPage;
  beforeEach(() => {
    onConsole.mockClear();
    onWarning.mockClear();
  });
  afterEach(() => {
    page.close();
  });

  it('EMBED-1.one-tag EMBED-1.any-position are mounted by one script tag and one element each', async () => {
    page = openPage({ html: '<nav data-widget="navbar">Menu</nav><div data-widget="button">Save</div>' });
    await waitFor(() => expect(page.points.map(statusOf)).toEqual(['ready', 'ready']));
    expect(page.core.getMountPoints('navbar')).toEqual([page.points[0]]);
    expect(page.core.getMountPoints('button')).toEqual([page.points[1]]);
    expect(onConsole).not.toHaveBeenCalled();
  });

  it('EMBED-6.until-paint EMBED-6.noscript keep the CMS content, whatever the status, as far as the first part goes', async () => {
    page = openPage({
      html: '<nav data-widget="navbar"><a href="/">Home</a><noscript>No script</noscript></nav>',
      core: createFakeCore({ isReady: false }),
    });
    const before = page.points[0]?.innerHTML;
    await waitFor(() => expect(page.core.getMountPoints('navbar')).toHaveLength(1));
    expect(statusOf(page.points[0])).toBe('loading');
    expect(page.points[0]?.innerHTML).toBe(before);
  });

  it('EMBED-6 show their status: waiting, loading, ready', async () => {
    page = openPage({
      html: '<div data-widget="navbar" data-load="interaction"><button>Menu</button></div>',
    });
    await waitFor(() => expect(statusOf(page.points[0])).toBe('waiting'));
    screen.getByRole('button').focus();
    expect(statusOf(page.points[0])).toBe('loading');
    await waitFor(() => expect(statusOf(page.points[0])).toBe('ready'));
  });

  it('EMBED-11.one-react fetch core and React once, however many React widgets there are', async () => {
    page = openPage({
      html: '<i data-widget="navbar"></i><i data-widget="navbar"></i><i data-widget="grid" data-load="eager"></i>',
    });
    await waitFor(() => expect(page.points.map(statusOf)).toEqual(['ready', 'ready', 'ready']));
    expect(page.files.urls().filter((url) => url.includes('/core.'))).toHaveLength(1);
    expect(page.files.urls().filter((url) => url.includes('/react.'))).toHaveLength(1);
    expect(page.files.urls().filter((url) => url.includes('/navbar/'))).toHaveLength(1);
    expect(page.core.settings).toHaveLength(1);
    expect(page.core.opened.every(({ hasReact }) => hasReact)).toBe(true);
  });

  it('EMBED-8.no-react EMBED-8.thousand fetch no React for an enhancer, and open it once for all its mount points', async () => {
    page = openPage({ html: '<i data-widget="button"></i>'.repeat(1000) });
    await waitFor(() => expect(page.points.every((point) => statusOf(point) === 'ready')).toBe(true));
    expect(page.files.urls().some((url) => url.includes('/react.'))).toBe(false);
    expect(page.core.opened).toHaveLength(1);
    expect(page.core.getMountPoints('button')).toEqual(page.points);
  });

  it('EMBED-3.whole EMBED-1.any-position wait until the page has been parsed to their end', async () => {
    const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    page = openPage({ html: '<i data-widget="button"></i>' });
    const [point] = page.points as [HTMLElement];
    await Promise.resolve();
    await Promise.resolve();
    point.append('Sa');
    await Promise.resolve();
    expect(statusOf(point)).toBeNull();
    document.body.append('What comes next');
    await waitFor(() => expect(statusOf(point)).toBe('loading'));
    const last = document.body.appendChild(createPoint('button'));
    await Promise.resolve();
    expect(statusOf(last)).toBeNull();
    readyState.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await waitFor(() => expect(statusOf(last)).toBe('ready'));
    readyState.mockRestore();
  });

  it('EMBED-1 are mounted although an element of the page has the id cityguide', async () => {
    document.body.innerHTML = '<div id="cityguide"></div>';
    page = openPage({ html: '<div id="cityguide"></div><i data-widget="navbar"></i>' });
    await waitFor(() => expect(statusOf(page.points[0])).toBe('ready'));
  });

  describe('that are added later', () => {
    it('EMBED-7.added are mounted automatically, alone or inside a fragment', async () => {
      page = openPage();
      const fragment = document.createElement('section');
      const inner = createPoint('button');
      fragment.append(inner);
      const outer = createPoint('navbar');
      document.body.append(fragment, outer);
      await waitFor(() => expect([inner, outer].map(statusOf)).toEqual(['ready', 'ready']));
    });

    it('EMBED-7.added are mounted automatically when hundreds are added at once', async () => {
      page = openPage();
      const points = Array.from({ length: 200 }, () => createPoint('button'));
      for (const point of points) document.body.append(point);
      await waitFor(() => expect(points.every((point) => statusOf(point) === 'ready')).toBe(true));
    });

    it('EMBED-8 join the enhancer that already runs', async () => {
      page = openPage({ html: '<i data-widget="button"></i>' });
      await waitFor(() => expect(statusOf(page.points[0])).toBe('ready'));
      const later = createPoint('button');
      document.body.append(later);
      await waitFor(() => expect(statusOf(later)).toBe('ready'));
      expect(page.core.opened).toHaveLength(1);
    });
  });

  it('EMBED-10.preload-hint run the files of today though the page preloads others', async () => {
    page = openPage({
      html: '<link rel="modulepreload" href="/widgets/navbar/0.9.0-old/widget.1.js"><i data-widget="navbar"></i>',
      answer: (path) => (path.includes('/0.9.0-old/') ? 'error' : 'load'),
    });
    const [point] = [...document.querySelectorAll('[data-widget]')];
    await waitFor(() => expect(statusOf(point)).toBe('ready'));
    expect(page.imported.filter((path) => path.includes('/navbar/'))).toEqual([
      '/widgets/navbar/1.0.0-aaaaaaaa/widget.1.js',
    ]);
  });

  it('EMBED-1.once are mounted once when the script tag occurs twice, with one warning', async () => {
    page = openPage({ html: '<i data-widget="navbar"></i>' });
    const { cityguide } = window;
    page.startAgain();
    await waitFor(() => expect(statusOf(page.points[0])).toBe('ready'));
    expect(onWarning).toHaveBeenCalledTimes(1);
    expect(onWarning.mock.calls[0]?.[0]).toMatch(/twice/);
    expect(page.core.getMountPoints('navbar')).toHaveLength(1);
    expect(window.cityguide).toBe(cityguide);
  });
});
