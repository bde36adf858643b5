import { loadConfig } from './loadConfig';
import { findRunningFile } from './findRunningFile';
import { readEmbedScript } from './readEmbedScript';

const createScript = (src: string, attributes: Record<string, string> = {}) => {
  const script = document.createElement('script');
  if (src) script.src = src;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  return script;
};

describe('the script tag', () => {
  it('EMBED-1.beside determines where the registry and the files are', () => {
    expect(readEmbedScript({ script: createScript('https://cdn.example/w/embed.js?v=1') }).base.href).toBe(
      'https://cdn.example/w/',
    );
  });

  it('EMBED-4.address names the site configuration, relative to the page', () => {
    const embedScript = readEmbedScript({
      script: createScript('https://cdn.example/w/embed.js', { 'data-config': '/site.json' }),
    });
    expect(embedScript.configUrl?.href).toBe('http://localhost/site.json');
    expect(
      readEmbedScript({ script: createScript('https://cdn.example/w/embed.js') }).configUrl,
    ).toBeUndefined();
  });

  it('is rejected with a message when it is not usable', () => {
    expect(() => readEmbedScript({ script: null })).toThrow(/must be loaded by <script async/);
    expect(() => readEmbedScript({ script: createScript('') })).toThrow(/must be loaded by <script async/);
    expect(() => readEmbedScript({ script: createScript('file:///embed.js') })).toThrow(/over HTTP/);
  });
});

describe('where the script was loaded from', () => {
  const HOME = 'https://city.example/widgets/embed.js';
  const cases: [string, Parameters<typeof readEmbedScript>[0], string][] = [
    ['ANY-5.version a tag with a version', { script: createScript(`${HOME}?ver=6.1`) }, '/widgets/'],
    ['ANY-5.module a module, by its own file', { script: null, file: `${HOME}?ver=6.1` }, '/widgets/'],
    [
      'ANY-5.combined a combined file, by the address built in',
      { script: createScript('https://cms.example/cache/all.js'), home: HOME },
      '/widgets/',
    ],
    [
      'ANY-5.inline inline code, by the address built in',
      { script: createScript(''), home: HOME },
      '/widgets/',
    ],
    [
      'ANY-5.copy a copy on another host, by the address built in',
      { script: createScript('https://cms.example/cache/widgets/embed.js'), home: HOME },
      '/widgets/',
    ],
  ];
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it.each(cases)('%s', (_name, running, path) => {
    expect(readEmbedScript(running).base.href).toBe(`https://city.example${path}`);
  });

  it('ANY-5.other-host a tag on another host with the same path is believed, as of a proxy or a CDN', () => {
    const script = createScript('https://cms.example/widgets/embed.js');
    expect(readEmbedScript({ script, home: HOME }).base.href).toBe('https://cms.example/widgets/');
  });

  it.each([
    ['an inline script', createScript('')],
    ['a combined file', createScript('https://cms.example/cache/all.js')],
    ['a copy', createScript('https://cms.example/copies/embed.js')],
  ])('ANY-5.named is the address that the page names for %s, with its configuration', (_name, script) => {
    document.body.innerHTML =
      '<script data-cityguide-embed="/files/embed.js" data-config="/site.json" nonce="n1"></script>';
    const { base, configUrl, nonce } = readEmbedScript({ script, home: HOME });
    expect([base.href, configUrl?.href, nonce]).toEqual([
      'http://localhost/files/',
      'http://localhost/site.json',
      'n1',
    ]);
  });

  it('ANY-5.module a module has the configuration and the nonce of its tag', () => {
    document.body.innerHTML = `<script type="module" src="${HOME}" data-config="/site.json" nonce="n2"></script>`;
    const { configUrl, nonce } = readEmbedScript({ script: null, file: HOME });
    expect([configUrl?.href, nonce]).toEqual(['http://localhost/site.json', 'n2']);
  });

  it.each(['javascript:alert(1)', 'https://', '/files/all.js'])(
    'ANY-5.told a named address that cannot be the script’s is told: %s',
    (address) => {
      document.body.innerHTML = `<script data-cityguide-embed="${address}"></script>`;
      expect(() => readEmbedScript({ script: null, home: HOME })).toThrow(
        /data-cityguide-embed=.* Found: \S/,
      );
    },
  );

  it('ANY-5.named only a script element of the page can name it, and nothing that a visitor wrote', () => {
    document.body.innerHTML = '<p data-cityguide-embed="https://evil.example/embed.js"></p>';
    expect(readEmbedScript({ script: createScript(HOME) }).base.href).toBe('https://city.example/widgets/');
  });

  it.each([
    [
      'Chromium',
      'Error\n    at https://cms.example/w/embed.js?ver=1:1:20\n    at https://cms.example/a.js:2:3',
    ],
    ['Firefox', '@https://cms.example/w/embed.js?ver=1:1:20\n'],
    ['Safari', 'module code@https://cms.example/w/embed.js?ver=1:1:20'],
    ['a port', 'Error\n    at eval (http://cms.example:8080/w/embed.js?ver=1:1:20)'],
  ])('ANY-5.module the running file is read from the stack: %s', (_name, stack) => {
    expect(findRunningFile({ stack })?.replace(':8080', '')).toMatch(
      /^https?:\/\/cms\.example\/w\/embed\.js\?ver=1$/,
    );
  });

  it('ANY-5.module finds no address in a stack that says nothing', () => {
    for (const stack of [undefined, '', 'Error\n    at <anonymous>:1:1'])
      expect(findRunningFile({ stack })).toBeUndefined();
  });
});

describe('the site configuration', () => {
  const onConsole = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const originalFetch = globalThis.fetch;
  const fetchMock = jest.fn();
  const own = readEmbedScript({
    script: createScript('https://cdn.example/w/embed.js', { 'data-config': '/site.json' }),
  });
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
