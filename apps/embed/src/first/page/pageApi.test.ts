import { waitFor } from '@testing-library/dom';
import { createFakeCore } from '../../testing/createFakeCore';
import { openPage, type OpenPage } from '../../testing/openPage';

const statusOf = (element: Element | undefined) => element?.getAttribute('data-cg-status');

describe('window.cityguide', () => {
  const onConsole = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let page: OpenPage;
  beforeEach(() => onConsole.mockClear());
  afterEach(() => {
    jest.useRealTimers();
    page.close();
  });

  it('EMBED-13.mount mount starts a widget whatever its strategy, before anything is loaded, and resolves when it is ready', async () => {
    page = openPage({ html: '<i data-widget="navbar" data-load="interaction"></i>' });
    await window.cityguide?.mount(page.points[0] as HTMLElement);
    expect(statusOf(page.points[0])).toBe('ready');
  });

  it('EMBED-13.mount mount rejects when the widget cannot be loaded', async () => {
    page = openPage({ html: '<i data-widget="nope"></i>' });
    await expect(window.cityguide?.mount(page.points[0] as HTMLElement)).rejects.toThrow(
      /"nope" did not mount/,
    );
  });

  it('EMBED-13.unmount unmount restores the content, and it stays so until mount', async () => {
    page = openPage({ html: '<i data-widget="navbar"></i><p></p>' });
    const [point] = page.points as [HTMLElement];
    await waitFor(() => expect(statusOf(point)).toBe('ready'));
    window.cityguide?.unmount(point);
    await waitFor(() => expect(point).not.toHaveAttribute('data-cg-status'));
    expect(page.core.opened[0]?.mounts.remove).toHaveBeenCalledWith(point);
    document.querySelector('p')?.append(point);
    document.body.append(document.createElement('hr'));
    await Promise.resolve();
    expect(page.core.opened).toHaveLength(1);
    await window.cityguide?.mount(point);
    expect(page.core.opened).toHaveLength(2);
    expect(statusOf(point)).toBe('ready');
  });

  it('EMBED-13.open-login openLogin fetches what it needs and opens the dialog with the given options', async () => {
    page = openPage();
    await window.cityguide?.openLogin({ callerControl: 'add-favourite', objectId: 3 });
    expect(page.core.openLogin).toHaveBeenCalledWith({ callerControl: 'add-favourite', objectId: 3 });
  });

  it('EMBED-13.ready-promise ready resolves when the store is loaded, and loads nothing by itself', async () => {
    jest.useFakeTimers();
    page = openPage();
    const onReady = jest.fn();
    void window.cityguide?.ready.then(onReady);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(onReady).not.toHaveBeenCalled();
    expect(page.files.urls()).toEqual([]);
    await window.cityguide?.openLogin();
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  describe('check', () => {
    const openAt = (address: string, html = '') => {
      history.replaceState(null, '', address);
      const opened: string[] = [];
      page = openPage({
        html,
        run: () => ({ openChecker: async (base: string) => void opened.push(base) }),
      });
      return opened;
    };
    const checks = () => page.imported.filter((path) => path.includes('check'));
    afterEach(() => history.replaceState(null, '', '/'));

    it('EMBED-18.checker-lazy loads the checker from beside the script when it is called, and nothing before', async () => {
      const opened = openAt('/places/');
      expect(checks()).toEqual([]);
      await window.cityguide?.check();
      expect(checks()).toEqual(['/widgets/check.js']);
      expect(opened).toEqual(['http://localhost/widgets/']);
    });

    it('EMBED-18.checker-opens opens by the address of any page', async () => {
      const opened = openAt('/places/?page=2&cityguide-check');
      await waitFor(() => expect(opened).toHaveLength(1));
    });

    it('EMBED-18.checker-refused is refused, and loads nothing, where the page switches it off', async () => {
      const onWarning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      openAt('/?cityguide-check', '<i data-cityguide-check="off"></i>');
      await window.cityguide?.check();
      expect(checks()).toEqual([]);
      expect(onWarning.mock.calls[0]?.[0]).toMatch(/switched its checker off/);
      onWarning.mockRestore();
    });
  });

  it('EMBED-13.ready cityguide:ready comes from each React mount point, and once for all buttons of a name', async () => {
    const received: [EventTarget | null, string][] = [];
    const onReadyEvent = ({ target, detail }: DocumentEventMap['cityguide:ready']) =>
      received.push([target, detail.widget]);
    document.addEventListener('cityguide:ready', onReadyEvent);
    page = openPage({
      html: '<i data-widget="navbar"></i><i data-widget="button"></i><i data-widget="button"></i>',
    });
    await waitFor(() => expect(received).toHaveLength(2));
    document.removeEventListener('cityguide:ready', onReadyEvent);
    expect(received).toEqual(
      expect.arrayContaining([
        [page.points[0], 'navbar'],
        [document, 'button'],
      ]),
    );
  });

  it('EMBED-12.event EMBED-12.console EMBED-13.error cityguide:error comes from a mount point whose widget fails later, with the error', async () => {
    const error = new Error('broken');
    page = openPage({ html: '<i data-widget="navbar"></i>', core: createFakeCore() });
    await waitFor(() => expect(statusOf(page.points[0])).toBe('ready'));
    const onError = jest.fn();
    page.points[0]?.addEventListener('cityguide:error', ({ detail }) => onError(detail.widget, detail.error));
    page.core.opened[0]?.hooks.onFail(page.points[0] as HTMLElement, error);
    expect(onError).toHaveBeenCalledWith('navbar', error);
    expect(statusOf(page.points[0])).toBe('failed');
    expect(onConsole.mock.calls[0]?.[0]).toMatch(
      /"navbar": it failed; the content from the CMS stays. broken/,
    );
  });

  it('AUTH-11.opens signupDialogActive in the URL fetches core, on a page without any widget', async () => {
    history.replaceState(null, '', '/?signupDialogActive');
    page = openPage();
    history.replaceState(null, '', '/');
    await waitFor(() => expect(page.core.settings).toHaveLength(1));
  });
});
