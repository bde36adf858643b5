import { waitFor } from '@testing-library/dom';
import { openPage, type OpenPage } from '../testing/openPage';

const statusOf = (element: Element) => element.getAttribute('data-cg-status');

describe('mount points that are moved or removed', () => {
  let page: OpenPage;
  afterEach(() => {
    page.close();
    jest.useRealTimers();
  });

  async function openReady() {
    page = openPage({ html: '<main><i data-widget="navbar"></i></main><aside></aside>' });
    const [point] = page.points as [HTMLElement];
    await waitFor(() => expect(statusOf(point)).toBe('ready'));
    jest.useFakeTimers();
    const [opened] = page.core.opened as [FakeOpened];
    return { point, mounts: opened.mounts };
  }
  type FakeOpened = OpenPage['core']['opened'][number];
  const advance = async (ms: number) => {
    await Promise.resolve();
    await jest.advanceTimersByTimeAsync(ms);
  };

  it('EMBED-7.moved stay mounted when moved in one turn', async () => {
    const { point, mounts } = await openReady();
    document.querySelector('aside')?.append(point);
    await advance(5000);
    expect(mounts.remove).not.toHaveBeenCalled();
    expect(mounts.add).toHaveBeenCalledTimes(1);
  });

  it('EMBED-7.moved stay mounted when removed and inserted again a moment later', async () => {
    const { point, mounts } = await openReady();
    point.remove();
    await advance(300);
    document.querySelector('aside')?.append(point);
    await advance(5000);
    expect(mounts.remove).not.toHaveBeenCalled();
    expect(page.core.opened).toHaveLength(1);
    expect(statusOf(point)).toBe('ready');
  });

  it('EMBED-7.unmounted unmount when removed for good, alone or with their surroundings', async () => {
    const { point, mounts } = await openReady();
    document.querySelector('main')?.remove();
    await advance(5000);
    expect(mounts.remove.mock.calls).toEqual([[point]]);
    expect(mounts.stop).toHaveBeenCalledTimes(1);
    expect(point).not.toHaveAttribute('data-cg-status');
  });

  it('EMBED-7 mount again when inserted after that', async () => {
    const { point } = await openReady();
    point.remove();
    await advance(5000);
    document.body.append(point);
    await advance(100);
    expect(page.core.opened).toHaveLength(2);
    expect(statusOf(point)).toBe('ready');
  });

  it('EMBED-8 leave the other mount points of an enhancer alone', async () => {
    page = openPage({ html: '<i data-widget="button"></i><i data-widget="button"></i>' });
    await waitFor(() => expect(page.points.map(statusOf)).toEqual(['ready', 'ready']));
    jest.useFakeTimers();
    page.points[0]?.remove();
    await advance(5000);
    const mounts = page.core.opened[0]?.mounts;
    expect(mounts?.remove.mock.calls).toEqual([[page.points[0]]]);
    expect(mounts?.stop).not.toHaveBeenCalled();
  });

  it('EMBED-7.unmounted never mount when removed while their files are loading', async () => {
    jest.useFakeTimers();
    let release = () => undefined as void;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    page = openPage({ html: '<i data-widget="navbar"></i>', run: () => gate });
    await advance(10);
    page.points[0]?.remove();
    await advance(5000);
    release();
    await advance(10);
    expect(page.core.opened[0]?.mounts.add).not.toHaveBeenCalled();
    expect(page.core.opened[0]?.mounts.stop).toHaveBeenCalledTimes(1);
  });

  it('EMBED-7 mount again when the page overwrites their content', async () => {
    const { point, mounts } = await openReady();
    point.innerHTML = '<p>Fresh from the editor</p>';
    await advance(1000);
    expect(mounts.remove.mock.calls).toEqual([[point]]);
    expect(page.core.opened).toHaveLength(2);
    expect(point).toHaveTextContent('Fresh from the editor');
  });
});
