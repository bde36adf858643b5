import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './paths.mjs';

/** @type {string} */
let folder;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'cityguide-release-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * @param {string} name
 * @param {string} id
 * @param {{ provides?: Record<string, string>, requires?: Record<string, string> }} facts
 */
function build(name, id, facts) {
  const place = path.join(folder, name, name, id);
  mkdirSync(place, { recursive: true });
  const release = { name, folder: `${name}/${id}/`, files: {}, integrity: {}, ...facts };
  writeFileSync(path.join(place, 'release.json'), JSON.stringify(release));
  writeFileSync(path.join(folder, name, 'latest.json'), JSON.stringify({ name, folder: release.folder }));
}

/** @param {string[]} args */
function release(...args) {
  const roots = ['embed', 'navbar'].flatMap((name) => ['--root', path.join(folder, name)]);
  const registry = ['--registry', path.join(folder, 'registry.json')];
  return spawnSync(process.execPath, ['scripts/release.mjs', ...roots, ...registry, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
}

describe('npm run release', () => {
  it('ANY-12.refused refuses a widget that the live embed script does not support, until one does', () => {
    build('embed', '1.0.0-aaaaaaaa', { provides: { '@cityguide/store': '1.4.0' } });
    build('navbar', '1.0.0-bbbbbbbb', { requires: { '@cityguide/store': '^1.4.0' } });
    expect(release()).toMatchObject({ status: 0, stderr: '' });
    build('navbar', '1.1.0-bbbbbbbb', { requires: { '@cityguide/store': '^1.5.0' } });
    const { status, stdout, stderr } = release('navbar');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(
      'navbar/1.1.0-bbbbbbbb/ needs @cityguide/store ^1.5.0, and embed/1.0.0-aaaaaaaa/ has 1.4.0',
    );
    expect(stderr).toContain('npm run release -- embed');

    build('embed', '1.1.0-cccccccc', { provides: { '@cityguide/store': '1.5.0' } });
    expect(release('embed')).toMatchObject({ status: 0, stderr: '' });
    expect(release('navbar')).toMatchObject({ status: 0, stderr: '' });
  });

  it('ANY-12.prune deletes builds that never were live, and says what it has kept', () => {
    build('embed', '1.0.0-aaaaaaaa', {});
    build('navbar', '1.0.0-bbbbbbbb', {});
    release();
    build('navbar', '1.1.0-cccccccc', {});
    build('navbar', '1.2.0-dddddddd', {});
    expect(release('--prune')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(
        /^deleted: navbar\/1\.1\.0-cccccccc\/\n1 deleted\. Kept are what is live/,
      ),
    });
    expect(release('--prune', '--days', 'soon')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('--days is "soon"'),
    });
  });
});
