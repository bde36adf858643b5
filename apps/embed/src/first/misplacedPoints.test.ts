import { waitFor } from '@testing-library/dom';
import { openPage, type OpenPage } from '../testing/openPage';

const statusOf = (element: Element) => element.getAttribute('data-cg-status');

describe('elements that cannot be a mount point', () => {
  const onConsole = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let page: OpenPage;
  beforeEach(() => onConsole.mockClear());
  afterEach(() => page.close());

  it('EMBED-5.kept EMBED-5.once EMBED-5.report of an unknown widget keep their content and are reported once, with the known names', async () => {
    page = openPage({
      html: '<i data-widget="nvbar">A</i><i data-widget="nvbar">B</i><i data-widget="navbar"></i>',
    });
    await waitFor(() => expect(page.points.map(statusOf)).toEqual(['failed', 'failed', 'ready']));
    expect(onConsole).toHaveBeenCalledTimes(1);
    expect(onConsole.mock.calls[0]?.[0]).toMatch(/"nvbar".*allowed: navbar, grid, button/);
    expect(page.points[0]).toHaveTextContent('A');
  });

  it.each(['constructor', '__proto__', ''])('EMBED-5.others named "%s" break nothing', async (name) => {
    page = openPage({ html: `<i data-widget="${name}"></i><i data-widget="navbar"></i>` });
    await waitFor(() => expect(page.points.map(statusOf)).toEqual(['failed', 'ready']));
  });

  it('EMBED-5.once inside another are its content: left alone, and reported once', async () => {
    page = openPage({
      html: '<div data-widget="navbar"><i data-widget="button"></i><i data-widget="button"></i></div>',
    });
    await waitFor(() => expect(statusOf(page.points[0] as Element)).toBe('ready'));
    expect(page.points.slice(1).map(statusOf)).toEqual([null, null]);
    expect(onConsole).toHaveBeenCalledTimes(1);
    expect(onConsole.mock.calls[0]?.[0]).toMatch(/inside the mount point of "navbar"/);
  });

  it('NAV-7 in what a widget has rendered are mount points of their own, and work', async () => {
    page = openPage({ html: '<div data-widget="navbar"></div>' });
    await waitFor(() => expect(statusOf(page.points[0] as Element)).toBe('ready'));
    const drawn = document.createElement('div');
    drawn.setAttribute('data-cg-scope', 'navbar');
    drawn.innerHTML = '<i data-widget="button"></i>';
    page.points[0]?.append(drawn);
    await waitFor(() => expect(statusOf(drawn.firstElementChild as Element)).toBe('ready'));
    expect(onConsole).not.toHaveBeenCalled();
  });

  it('EMBED-5 inside one of an unknown widget work', async () => {
    page = openPage({ html: '<div data-widget="nope"><i data-widget="button"></i></div>' });
    await waitFor(() => expect(page.points.map(statusOf)).toEqual(['failed', 'ready']));
  });

  it('EMBED-9 with an unknown strategy use the widget’s own, and report it', async () => {
    page = openPage({ html: '<i data-widget="navbar" data-load="soon"></i>' });
    await waitFor(() => expect(statusOf(page.points[0] as Element)).toBe('ready'));
    expect(onConsole.mock.calls[0]?.[0]).toMatch(
      /data-load is "soon"; allowed: eager, visible, idle, interaction. Used instead: eager/,
    );
  });
});
