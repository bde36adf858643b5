import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../paths.mjs';

/** @type {string} */
let folder;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'cityguide-static-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const out = () => path.join(folder, 'out');
/** @param {string[]} names */
const read = (...names) => readFileSync(path.join(out(), ...names), 'utf8');

/**
 * A built release, and the registry that names it.
 * @param {string} name
 * @param {string} id
 * @param {Record<string, string>} files
 */
function release(name, id, files = {}) {
  const place = path.join(folder, 'roots', name, id);
  mkdirSync(place, { recursive: true });
  for (const [file, content] of Object.entries({ [`${name}.js`]: `/* ${name} ${id} */`, ...files }))
    writeFileSync(path.join(place, file), content);
  const file = path.join(folder, 'registry.json');
  const registry = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { widgets: {} };
  const entry = { name, folder: `${name}/${id}/`, files: { embed: 'embed.js', js: `${name}.js` } };
  if (name === 'embed') registry.embed = entry;
  else registry.widgets[name] = entry;
  writeFileSync(file, JSON.stringify(registry));
}

/** @param {string[]} args */
const build = (...args) =>
  spawnSync(
    process.execPath,
    [
      'scripts/build-static.mjs',
      ...['--root', path.join(folder, 'roots'), '--registry', path.join(folder, 'registry.json')],
      ...(args.length > 0 ? args : ['--out', out()]),
    ],
    { cwd: root, encoding: 'utf8' },
  );

describe('npm run build:static', () => {
  it('ANY-13.static makes a folder with the script, the registry, the files, their headers and a page', () => {
    release('embed', '1.0.0-aaaaaaaa', { 'rest.css': 'p{}', 'check.js': 'export {};' });
    release('navbar', '1.0.0-bbbbbbbb');
    expect(build()).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining(out()) });
    const registry = JSON.parse(read('widgets', 'registry.json'));
    expect(registry.widgets.navbar.folder).toBe('navbar/1.0.0-bbbbbbbb/');
    expect(read('widgets', 'embed.js')).toBe(
      `self.cityguideRegistry=${JSON.stringify(registry)};\n/* embed 1.0.0-aaaaaaaa */`,
    );
    expect(read('widgets', 'navbar', '1.0.0-bbbbbbbb', 'navbar.js')).toBe('/* navbar 1.0.0-bbbbbbbb */');
    expect(read('widgets', 'rest.css')).toBe('p{}');
    expect(read('widgets', 'check.js')).toBe('export {};');
    expect(read('index.html')).toContain('widgets/embed.js');
  });

  it('CMS-1.manifest has the parts of the live widgets in one manifest, for the plugins of CMSs', () => {
    release('embed', '1.0.0-aaaaaaaa');
    release('navbar', '1.0.0-bbbbbbbb', { 'manifest.json': '{"name":"navbar"}' });
    release('older', '1.0.0-cccccccc');
    build();
    expect(JSON.parse(read('widgets', 'manifest.json'))).toEqual({
      schema: 'cityguide-widgets/1',
      widgets: [{ name: 'navbar' }],
    });
  });

  it('ANY-13.static-headers lets files of releases be kept for ever, the script for a minute, and both be used by other hosts', () => {
    release('embed', '1.0.0-aaaaaaaa');
    build();
    const rules = Object.fromEntries(
      read('_headers')
        .trim()
        .split(/\n\n/)
        .map((rule) => [rule.split('\n')[0], rule]),
    );
    expect(rules['/widgets/embed.js']).toContain('Cache-Control: public, max-age=60');
    expect(rules['/widgets/:name/:release/*']).toContain('max-age=31536000, immutable');
    for (const rule of Object.values(rules)) expect(rule).toContain('Access-Control-Allow-Origin: *');
  });

  it('ANY-13.static-update run again it adds what is new and keeps what pages in a cache may still ask for', () => {
    release('embed', '1.0.0-aaaaaaaa');
    release('navbar', '1.0.0-bbbbbbbb');
    build();
    release('navbar', '1.1.0-cccccccc');
    const { status, stdout } = build();
    expect([status, stdout.match(/^added .*$/gm)]).toEqual([0, ['added navbar/1.1.0-cccccccc/']]);
    expect(readdirSync(path.join(out(), 'widgets', 'navbar')).sort()).toEqual([
      '1.0.0-bbbbbbbb',
      '1.1.0-cccccccc',
    ]);
    expect(read('widgets', 'embed.js')).toContain('1.1.0-cccccccc');
    expect(read('widgets', 'embed.js')).not.toContain('1.0.0-bbbbbbbb');
  });

  it('ANY-13.static-refused leaves a folder with other content as it is, and says what to do', () => {
    release('embed', '1.0.0-aaaaaaaa');
    mkdirSync(out());
    writeFileSync(path.join(out(), 'index.html'), 'ours');
    const { status, stderr } = build();
    expect(status).toBe(1);
    expect(stderr).toBe(
      `${out()} has other content (index.html) and is left as it is: name an empty folder with --out, or one that this command has made.\n`,
    );
    expect(readdirSync(out())).toEqual(['index.html']);
    expect(read('index.html')).toBe('ours');
  });

  it('ANY-13.static-refused says what is missing, and changes nothing', () => {
    expect(build().stderr).toBe('Nothing is released yet: run "npm run build", then "npm run release".\n');
    release('embed', '1.0.0-aaaaaaaa');
    expect(build('--root', folder).stderr).toContain('npm run build:static -- --out FOLDER');
    release('navbar', '1.0.0-bbbbbbbb');
    rmSync(path.join(folder, 'roots', 'navbar'), { recursive: true });
    expect(build().stderr).toContain('The registry names navbar/1.0.0-bbbbbbbb/, which is in none of');
    expect(existsSync(out())).toBe(false);
    writeFileSync(out(), 'a file');
    release('navbar', '1.0.0-bbbbbbbb');
    expect(build().stderr).toContain(`${out()} cannot be used as a folder (ENOTDIR)`);
  });
});
