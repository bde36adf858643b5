import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createTempFolder, removeTempFolders } from '../testing/createTempFolder.mjs';
import { packRelease } from './packRelease.mjs';

afterEach(removeTempFolders);

const CODE = 'export const words = "so many words, so many words, so many words";';
const EMBED = {
  'package.json': { name: '@cityguide/embed', version: '1.2.3' },
  'build/embed.0a1b2c3d.js': CODE,
  'build/core.11111111.js': CODE,
  'build/part.22222222.js': CODE,
  'build/mark.33333333.png': 'no text',
};

/**
 * @param {string} dir
 * @param {string} folder
 */
async function readRelease(dir, folder) {
  return JSON.parse(await readFile(path.join(dir, 'dist', folder, 'release.json'), 'utf8'));
}

describe('packRelease', () => {
  it('creates a folder named after version and contents, and records it as the newest', async () => {
    const dir = await createTempFolder(EMBED);
    const { folder } = await packRelease(dir);
    expect(folder).toMatch(/^embed\/1\.2\.3-[0-9a-f]{8}\/$/);
    expect(await readRelease(dir, folder)).toMatchObject({
      name: 'embed',
      version: '1.2.3',
      folder,
      kind: 'embed',
      load: 'eager',
      files: { embed: 'embed.0a1b2c3d.js', core: 'core.11111111.js' },
    });
    const latest = JSON.parse(await readFile(path.join(dir, 'dist', 'latest.json'), 'utf8'));
    expect(latest).toEqual({ name: 'embed', folder });
  });

  it('EMBED-15.integrity writes the integrity of every file, parts included', async () => {
    const dir = await createTempFolder(EMBED);
    const { integrity } = await readRelease(dir, (await packRelease(dir)).folder);
    const expected = `sha256-${createHash('sha256').update(CODE).digest('base64')}`;
    expect(integrity['part.22222222.js']).toBe(expected);
    expect(Object.keys(integrity)).toHaveLength(4);
  });

  it('EMBED-15.integrity writes the integrity of what a main module loads later into that module', async () => {
    const dir = await createTempFolder(EMBED);
    const { folder } = await packRelease(dir);
    const { integrity, carries } = await readRelease(dir, folder);
    const code = await readFile(path.join(dir, 'dist', folder, 'core.11111111.js'), 'utf8');
    expect(carries).toEqual(['part.22222222.js']);
    expect(code).toBe(
      `${CODE}\nexport const integrity=${JSON.stringify({ 'part.22222222.js': integrity['part.22222222.js'] })};\n`,
    );
    expect(integrity['core.11111111.js']).toBe(
      `sha256-${createHash('sha256').update(code).digest('base64')}`,
    );
  });

  it('ANY-3.served has the sheet of widgets at rest, which the embed script knows nothing about', async () => {
    const dir = await createTempFolder({ ...EMBED, 'build/rest.css': '.a{}' });
    const { folder } = await packRelease(dir);
    expect(await readFile(path.join(dir, 'dist', folder, 'rest.css'), 'utf8')).toBe('.a{}');
    expect(JSON.stringify(await readRelease(dir, folder))).not.toContain('rest');
  });

  it('EMBED-18.checker-lazy has the checker, which the embed script’s registry knows nothing about', async () => {
    const dir = await createTempFolder({ ...EMBED, 'build/check.js': 'export {};' });
    const { folder } = await packRelease(dir);
    expect(await readFile(path.join(dir, 'dist', folder, 'check.js'), 'utf8')).toBe('export {};');
    expect(JSON.stringify(await readRelease(dir, folder))).not.toContain('check');
  });

  it('declares which versions the embed script provides to widgets', async () => {
    const dir = await createTempFolder({
      ...EMBED,
      'node_modules/@cityguide/store/package.json': { version: '1.4.0' },
    });
    expect(await readRelease(dir, (await packRelease(dir)).folder)).toMatchObject({
      provides: { '@cityguide/store': '1.4.0' },
    });
  });

  it('compresses text and leaves pictures alone', async () => {
    const dir = await createTempFolder(EMBED);
    const { folder, files } = await packRelease(dir);
    const names = await readdir(path.join(dir, 'dist', folder));
    expect(names).toContain('embed.0a1b2c3d.js.br');
    expect(names).not.toContain('mark.33333333.png.br');
    const packed = await readFile(path.join(dir, 'dist', folder, 'embed.0a1b2c3d.js.br'));
    expect(brotliDecompressSync(packed).toString()).toBe(CODE);
    expect(files['embed.0a1b2c3d.js']).toEqual({ raw: CODE.length, brotli: packed.length });
  });

  it('EMBED-10.old-files gives changed contents a new folder and keeps the old one', async () => {
    const dir = await createTempFolder(EMBED);
    const before = await packRelease(dir);
    await writeFile(path.join(dir, 'build', 'core.11111111.js'), `${CODE}//`);
    const after = await packRelease(dir);
    expect(after.folder).not.toBe(before.folder);
    expect(await readRelease(dir, before.folder)).toMatchObject({ folder: before.folder });
  });

  it('gives the same contents the same folder', async () => {
    const first = await packRelease(await createTempFolder(EMBED));
    const second = await packRelease(await createTempFolder(EMBED));
    expect(second.folder).toBe(first.folder);
  });

  it('reports that webpack must run first where nothing was built', async () => {
    const dir = await createTempFolder({ 'package.json': EMBED['package.json'] });
    await expect(packRelease(dir)).rejects.toThrow(/build is empty: run webpack/);
    await mkdir(path.join(dir, 'build'));
    await expect(packRelease(dir)).rejects.toThrow(/build is empty: run webpack/);
  });

  it('CMS-1.manifest takes kind, load strategy and the part of the manifest from a widget’s definition', async () => {
    const dir = await createTempFolder({
      'package.json': { name: '@cityguide/widget-opening-hours', version: '2.0.0', type: 'module' },
      'src/definition.ts':
        "export const definition: object = { name: 'opening-hours', title: 'Opening hours', help: 'When.', kind: 'enhancer', load: 'idle', options: { days: { kind: 'number', isWhole: true, min: 1, help: 'How many.' } } };",
      'build/widget.0a1b2c3d.js': CODE,
      'build/widget.44444444.css': '.a{}',
    });
    // In a process of its own: jest cannot run the TypeScript loader inside itself.
    const pack = path.resolve(__dirname, '../../bin/pack.mjs');
    const { stdout, stderr } = spawnSync(process.execPath, [pack], { cwd: dir, encoding: 'utf8' });
    expect(stderr).toBe('');
    const folder = stdout.match(/opening-hours\/2\.0\.0-[0-9a-f]{8}\//)?.[0] ?? '';
    expect(await readRelease(dir, folder)).toMatchObject({
      name: 'opening-hours',
      kind: 'enhancer',
      load: 'idle',
      files: { js: 'widget.0a1b2c3d.js', css: 'widget.44444444.css' },
    });
    const manifest = await readFile(path.join(dir, 'dist', folder, 'manifest.json'), 'utf8');
    expect(JSON.parse(manifest)).toMatchObject({
      name: 'opening-hours',
      version: '2.0.0',
      title: { en: 'Opening hours', fr: 'Opening hours' },
      options: {
        properties: { days: { type: 'integer', minimum: 1, title: 'Days', description: 'How many.' } },
      },
    });
    expect(JSON.stringify(await readRelease(dir, folder))).not.toContain('manifest');
  });
});
