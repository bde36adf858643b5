import { verifyChunks, type ChunkRuntime } from './verifyChunks';

const base = 'https://city.example/widgets/grid/1.0.0-ab/';
const integrity = { 'map.11.js': 'sha384-x', 'map.22.css': 'sha384-y', 'widget.33.js': 'sha384-z' };

function openRuntime() {
  const runtime: ChunkRuntime = {
    p: base,
    ei: jest.fn((_id: string, importFile: () => Promise<unknown>) => importFile()),
    miniCssF: (id) => `${id}.22.css`,
  };
  const load = jest.fn(async (url: string) => url);
  const importModule = jest.fn(async (url: string) => `ran ${url}`);
  verifyChunks(runtime, { integrity, load, importModule });
  const open = (id = 'map') => runtime.ei?.(id, async () => 'by webpack');
  return { runtime, load, importModule, open };
}

describe('EMBED-12.later-files a file that a widget loads later', () => {
  it('is fetched and checked with its style sheet before it runs', async () => {
    const { load, open } = openRuntime();
    await expect(open()).resolves.toBe(`ran ${base}map.11.js`);
    expect(load.mock.calls).toEqual([
      [`${base}map.11.js`, 'modulepreload', 'sha384-x'],
      [`${base}map.22.css`, 'stylesheet', 'sha384-y'],
    ]);
  });

  it('runs from the URL that worked, and its style sheet is not requested twice', async () => {
    const { runtime, load, open } = openRuntime();
    load.mockImplementation(async (url) => `${url}?try=2`);
    await expect(open()).resolves.toBe(`ran ${base}map.11.js?try=2`);
    expect(runtime.miniCssF?.('map')).toBe('map.22.css?try=2');
  });

  it('is fetched once, however often it is requested', async () => {
    const { load, open } = openRuntime();
    await Promise.all([open(), open()]);
    await open();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('can be requested again after it failed, and never runs unchecked', async () => {
    const { load, importModule, open } = openRuntime();
    load.mockRejectedValueOnce(new Error('no network'));
    await expect(open()).rejects.toThrow('no network');
    expect(importModule).not.toHaveBeenCalled();
    await expect(open()).resolves.toBe(`ran ${base}map.11.js`);
  });

  it('is left to webpack where nothing says its integrity', async () => {
    await expect(openRuntime().open('other')).resolves.toBe('by webpack');
  });

  it('changes nothing in a container of one file', () => {
    const runtime: ChunkRuntime = {};
    verifyChunks(runtime, { integrity, load: jest.fn() });
    expect(runtime).toEqual({});
  });
});
