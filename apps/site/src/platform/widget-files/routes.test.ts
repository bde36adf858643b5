import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { createTestSite, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';

const BROTLI = { 'accept-encoding': 'gzip, deflate, br' };
/** What the tests' site has unlike every other. */
const SITE_DEFAULTS = {
  name: 'A city',
  sections: { videos: false },
  mapTiles: { urlTemplate: '/tiles/{z}/{x}/{y}.svg', attribution: 'Drawn', minZoom: 10 },
};
const FIRST_PART = 'console.log("first part");';

describe('widget files', () => {
  let folder: string;
  let site: TestSite;
  const registryFile = () => join(folder, 'registry.json');
  const put = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const release = (name: string, id: string, files: object) => ({
    name,
    version: '1.0.0',
    folder: `${name}/${id}/`,
    kind: name === 'embed' ? 'embed' : 'react',
    load: 'visible',
    files,
    integrity: {},
    addedLater: true,
  });
  const registryWith = (navbarId: string) =>
    JSON.stringify({
      embed: release('embed', '1.0.0-e1', { embed: 'embed.e1.js' }),
      widgets: { navbar: release('navbar', navbarId, { js: 'navbar.js' }) },
    });

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cityguide-widgets-'));
    put('embed-dist/embed/1.0.0-e1/embed.e1.js', FIRST_PART);
    put('navbar-dist/navbar/1.0.0-n1/navbar.js', 'export const old = 1;');
    put('navbar-dist/navbar/1.0.0-n2/navbar.js', 'export const today = 2;');
    writeFileSync(
      join(folder, 'navbar-dist/navbar/1.0.0-n2/navbar.js.br'),
      brotliCompressSync('export const today = 2;'),
    );
    put('secret.js', 'hidden words');
    site = await createTestSite(testEngines[0], {
      widgetFolders: [
        join(folder, 'absent'),
        join(folder, 'embed-dist'),
        join(folder, 'navbar-dist'),
        join(folder, 'made/*/dist'),
      ],
      registryFile: registryFile(),
      siteConfig: { ...SITE_DEFAULTS, timeZone: 'America/Toronto', darkMode: true, imageServer: '/images/' },
    });
  });
  afterEach(async () => {
    await site.stop();
    rmSync(folder, { recursive: true });
  });
  const get = (path: string, headers = {}) => site.app.inject({ url: `/widgets/${path}`, headers });

  it('CMS-1.manifest manifest.json has the live release of each widget that has a part in it', async () => {
    writeFileSync(registryFile(), registryWith('1.0.0-n1'));
    expect((await get('manifest.json')).json()).toEqual({ schema: 'cityguide-widgets/1', widgets: [] });
    put('navbar-dist/navbar/1.0.0-n2/manifest.json', '{"name":"navbar"}');
    writeFileSync(registryFile(), registryWith('1.0.0-n2'));
    const manifest = await get('manifest.json');
    expect(manifest.json()).toEqual({ schema: 'cityguide-widgets/1', widgets: [{ name: 'navbar' }] });
    expect(manifest.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=60',
      'access-control-allow-origin': '*',
    });
  });

  it.each([
    { clause: 'ANY-3.served', name: 'rest.css', type: 'text/css', text: '.a{}' },
    { clause: 'EMBED-18.checker-lazy', name: 'check.js', type: 'text/javascript', text: 'export {};' },
    { clause: 'CMS-6.served', name: 'catalogue.js', type: 'text/javascript', text: 'export {};' },
  ])('$clause $name is that of the live embed script, revalidated like it', async ({ name, type, text }) => {
    writeFileSync(registryFile(), registryWith('1.0.0-n1'));
    expect((await get(name)).statusCode).toBe(404);
    put(`embed-dist/embed/1.0.0-e1/${name}`, text);
    writeFileSync(registryFile(), registryWith('1.0.0-n2'));
    const styles = await get(name);
    expect(styles.body).toBe(text);
    expect(styles.headers).toMatchObject({
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=60',
      'access-control-allow-origin': '*',
    });
    expect((await get(name, { 'if-none-match': styles.headers.etag })).statusCode).toBe(304);
  });

  it('EMBED-10.old-files are immutable, include old releases, and can be loaded by other sites', async () => {
    for (const [id, text] of [
      ['n1', 'old = 1'],
      ['n2', 'today = 2'],
    ]) {
      const response = await get(`navbar/1.0.0-${id}/navbar.js`);
      expect(response.body).toContain(text);
      expect(response.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
      });
    }
  });

  it('DOOR-12 line 38: are found in a folder that is a symbolic link, and not through a link that leads out of it', async () => {
    symlinkSync(join(folder, 'navbar-dist'), join(folder, 'absent'));
    symlinkSync(join(folder, 'secret.js'), join(folder, 'navbar-dist/navbar/1.0.0-n1/link.js'));
    symlinkSync(folder, join(folder, 'navbar-dist/navbar/1.0.0-n1/linked'));
    expect((await get('navbar/1.0.0-n1/navbar.js')).body).toBe('export const old = 1;');
    for (const path of ['link.js', 'linked/secret.js']) {
      const { statusCode, body } = await get(`navbar/1.0.0-n1/${path}`);
      expect([path, statusCode]).toEqual([path, 404]);
      expect(body).not.toContain('hidden words');
    }
  });

  it('EMBED-10 of a widget that is added while the site runs are found', async () => {
    expect((await get('hours/1.0.0-h1/widget.js')).statusCode).toBe(404);
    put('made/hours/dist/hours/1.0.0-h1/widget.js', 'export const hours = 3;');
    expect((await get('hours/1.0.0-h1/widget.js')).body).toContain('hours = 3');
  });

  it('QUAL-3 leave out the headers that only documents need', async () => {
    const { headers } = await get('navbar/1.0.0-n2/navbar.js');
    for (const name of ['content-security-policy', 'x-frame-options', 'cross-origin-opener-policy']) {
      expect(headers).not.toHaveProperty(name);
    }
    const notFound = await get('navbar/1.0.0-n2/absent.js');
    expect(notFound.headers).toHaveProperty('content-security-policy');
  });

  it('QUAL-3 are sent precompressed if the browser accepts brotli and the file exists', async () => {
    const compressed = await get('navbar/1.0.0-n2/navbar.js', BROTLI);
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(String(brotliDecompressSync(compressed.rawPayload))).toBe('export const today = 2;');
    for (const headers of [{}, { 'accept-encoding': 'gzip, br;q=0' }, { 'accept-encoding': 'brown' }]) {
      expect((await get('navbar/1.0.0-n2/navbar.js', headers)).headers['content-encoding']).toBeUndefined();
    }
    expect((await get('navbar/1.0.0-n1/navbar.js', BROTLI)).headers['content-encoding']).toBeUndefined();
  });

  it.each([
    'navbar/1.0.0-n2/absent.js',
    'navbar/1.0.0-n2/',
    'navbar/1.0.0-n2',
    'navbar/1.0.0-n2/navbar.js.br',
    'navbar/../secret.js',
    '%2e%2e/secret.js',
    'navbar/%2e%2e%2f%2e%2e/secret.js',
    'navbar/1.0.0-n2/..%2f..%2f..%2fsecret.js',
    'navbar/1.0.0-n2/.env',
    '',
  ])('are 404 and not cacheable if there is no such file: %s', async (path) => {
    const response = await get(path);
    expect(response.statusCode).toBe(404);
    expect(String(response.headers['cache-control'] ?? '')).not.toContain('immutable');
    expect(response.body).not.toContain('hidden words');
  });

  it('ANY-5.built-in the embed script contains the address where the site serves it, if the site knows its origin', async () => {
    writeFileSync(registryFile(), registryWith('1.0.0-n2'));
    expect((await get('embed.js')).body).not.toContain('address');
    const settings = { widgetFolders: [join(folder, 'embed-dist')], registryFile: registryFile() };
    const named = await createTestSite(testEngines[0], { ...settings, origin: 'https://city.example' });
    const { body } = await named.app.inject({ url: '/widgets/embed.js' });
    expect(body).toContain('"address":"https://city.example/widgets/embed.js"');
    await named.stop();
  });

  it('EMBED-10.with-script EMBED-10.short-cache EMBED-10.etag ANY-9.address the embed script contains the registry and what pages elsewhere must know of the site, cached for a minute, with an ETag', async () => {
    writeFileSync(registryFile(), registryWith('1.0.0-n2'));
    const response = await get('embed.js');
    const [head = '', code] = response.body.split('\n');
    const { embed, ...others } = JSON.parse(registryWith('1.0.0-n2')) as { embed: object };
    const registry = { ...others, embed: { ...embed, siteDefaults: SITE_DEFAULTS } };
    expect(JSON.parse(/^self\.cityguideRegistry=(.*);$/.exec(head)?.[1] ?? '')).toEqual(registry);
    expect(code).toBe(FIRST_PART);
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      vary: 'Accept-Encoding',
    });

    const compressed = await get('embed.js', BROTLI);
    expect(String(brotliDecompressSync(compressed.rawPayload))).toBe(response.body);
    expect(compressed.headers.etag).not.toBe(response.headers.etag);
    const again = await get('embed.js', { ...BROTLI, 'if-none-match': compressed.headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('registry.json')).json()).toEqual(registry);
  });

  it('EMBED-10.no-edit a release is live without a restart', async () => {
    writeFileSync(registryFile(), registryWith('1.0.0-n1'));
    const before = await get('embed.js');
    writeFileSync(registryFile(), `${registryWith('1.0.0-n2')}\n`);
    const after = await get('embed.js', { 'if-none-match': before.headers.etag });
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain('navbar/1.0.0-n2/');
  });

  it.each([
    ['missing', undefined],
    ['not JSON', '{"embed": '],
    ['not a registry', '{"widgets": {}}'],
    ['leading out of its folder', registryWith('1.0.0-n2').replace('embed/1.0.0-e1/', 'embed/../../')],
    ['naming a file that is not there', registryWith('1.0.0-n2').replace('embed.e1.js', 'embed.e2.js')],
  ])('are 503 with a message while the registry is %s, and 200 once it is fixed', async (_title, text) => {
    if (text !== undefined) writeFileSync(registryFile(), text);
    for (const path of ['embed.js', 'registry.json']) {
      const response = await get(path);
      expect([response.statusCode, response.headers['cache-control']]).toEqual([503, 'no-store']);
      expect(response.body).toContain('the registry is missing or broken');
    }
    writeFileSync(registryFile(), `${registryWith('1.0.0-n2')}  \n`);
    expect((await get('embed.js')).statusCode).toBe(200);
  });

  it('ANY-12.unreadable use the last valid registry when its successor is invalid or missing', async () => {
    writeFileSync(registryFile(), registryWith('1.0.0-n2'));
    const good = await get('embed.js');
    writeFileSync(registryFile(), '{"embed": {"na');
    expect((await get('embed.js')).body).toBe(good.body);
    rmSync(registryFile());
    expect((await get('embed.js')).body).toBe(good.body);
  });
});
