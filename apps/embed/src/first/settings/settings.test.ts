import { loadConfig } from './loadConfig';
import { readEmbedScript } from './readEmbedScript';

const createScript = (src: string, attributes: Record<string, string> = {}) => {
  const script = document.createElement('script');
  if (src) script.src = src;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  return script;
};

describe('the script tag', () => {
  it('EMBED-1.beside determines where the registry and the files are', () => {
    expect(readEmbedScript(createScript('https://cdn.example/w/embed.js?v=1')).base.href).toBe(
      'https://cdn.example/w/',
    );
  });

  it('EMBED-4.address names the site configuration, relative to the page', () => {
    const embedScript = readEmbedScript(
      createScript('https://cdn.example/w/embed.js', { 'data-config': '/site.json' }),
    );
    expect(embedScript.configUrl?.href).toBe('http://localhost/site.json');
    expect(readEmbedScript(createScript('https://cdn.example/w/embed.js')).configUrl).toBeUndefined();
  });

  it('is rejected with a message when it is not usable', () => {
    expect(() => readEmbedScript(null)).toThrow(/must be loaded by <script async/);
    expect(() => readEmbedScript(createScript(''))).toThrow(/must be loaded by <script async/);
    expect(() => readEmbedScript(createScript('file:///embed.js'))).toThrow(/over HTTP/);
  });
});

describe('the site configuration', () => {
  const onConsole = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const originalFetch = globalThis.fetch;
  const fetchMock = jest.fn();
  const own = readEmbedScript(
    createScript('https://cdn.example/w/embed.js', { 'data-config': '/site.json' }),
  );
  const inline = '<script type="application/json" id="cityguide-config">{"brand":"news"}</script>';

  beforeEach(() => {
    onConsole.mockClear();
    fetchMock.mockReset();
    globalThis.fetch = fetchMock as typeof fetch;
    document.body.innerHTML = '';
  });
  afterEach(() => {
    globalThis.fetch = originalFetch;
  });

  it('EMBED-4.address comes from the address on the script tag', async () => {
    fetchMock.mockResolvedValue(new Response('{"brand":"guide"}'));
    await expect(loadConfig(own)).resolves.toEqual({
      configText: '{"brand":"guide"}',
      configSource: 'http://localhost/site.json',
    });
  });

  it('EMBED-4.inline EMBED-4.inline-wins EMBED-4.spares-request in the page wins, and saves the request', async () => {
    document.body.innerHTML = inline;
    await expect(loadConfig(own)).resolves.toEqual({
      configText: '{"brand":"news"}',
      configSource: '#cityguide-config',
    });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('EMBED-4.inline-wins in the page wins also where it comes after the script, in a page still being parsed', async () => {
    const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const loading = loadConfig(own);
    document.body.innerHTML = inline;
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await expect(loading).resolves.toMatchObject({ configText: '{"brand":"news"}' });
    expect(fetchMock).not.toHaveBeenCalled();
    readyState.mockRestore();
  });

  it('EMBED-4.absent may be absent', async () => {
    const bare = { ...own, configUrl: undefined };
    await expect(loadConfig(bare)).resolves.toMatchObject({ configText: undefined });
    expect(onConsole).not.toHaveBeenCalled();
  });

  it.each([
    ['an error', () => Promise.resolve(new Response('no', { status: 404 }))],
    ['no network', () => Promise.reject(new TypeError('offline'))],
  ])('SITE-4.runs-on whose response is %s is logged once, and defaults are used', async (_, answer) => {
    fetchMock.mockImplementation(answer);
    await expect(loadConfig(own)).resolves.toMatchObject({ configText: undefined });
    expect(onConsole).toHaveBeenCalledTimes(1);
    expect(onConsole.mock.calls[0]?.[0]).toMatch(/site\.json could not be loaded; defaults are used/);
  });
});
