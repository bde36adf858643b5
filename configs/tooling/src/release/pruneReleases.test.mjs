import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTempFolder, removeTempFolders } from '../testing/createTempFolder.mjs';
import { createReleaseFiles } from '../testing/createReleaseFiles.mjs';
import { pruneReleases } from './pruneReleases.mjs';
import { updateRegistry } from './updateRegistry.mjs';

afterEach(removeTempFolders);

const [FIRST, SECOND, TRIAL, NEWEST] = [
  '1.0.0-aaaaaaaa',
  '1.1.0-bbbbbbbb',
  '1.2.0-cccccccc',
  '1.3.0-dddddddd',
];
/** @param {number} day */
const onDay = (day) => new Date(Date.UTC(2026, 0, day));

/** A bar that was released first, then its second build; two more were built and never released. */
async function start() {
  const bars = await createTempFolder(createReleaseFiles('navbar', FIRST, SECOND, TRIAL, NEWEST));
  const roots = [await createTempFolder(createReleaseFiles('embed', FIRST)), bars];
  const registryFile = path.join(await createTempFolder(), 'registry.json');
  /** @param {string} id @param {number} day */
  const release = (id, day) =>
    updateRegistry({ roots, registryFile, names: ['navbar'], to: id, now: onDay(day) });
  /** @param {string} id @param {number} day */
  const build = async (id, day) => {
    await utimes(path.join(bars, 'navbar', id), onDay(day), onDay(day));
  };
  for (const id of [FIRST, SECOND, TRIAL, NEWEST]) await build(id, 5);
  return {
    build,
    release,
    registryFile,
    releaseAll: () => updateRegistry({ roots, registryFile, now: onDay(1) }),
    /** @param {number} day */
    prune: (day) => pruneReleases({ roots, registryFile, days: 30, now: onDay(day) }),
    left: async () => (await readdir(path.join(bars, 'navbar'))).sort(),
  };
}

describe('pruneReleases', () => {
  it('ANY-12.prune keeps what was live for as long as a cache may keep pages, and deletes what never was', async () => {
    const { releaseAll, release, prune, left } = await start();
    await releaseAll();
    await release(FIRST, 10);
    await release(SECOND, 20);
    expect(await prune(49)).toEqual([`navbar/${TRIAL}/`]);
    expect(await left()).toEqual([FIRST, SECOND, NEWEST]);
    expect(await prune(51)).toEqual([`navbar/${FIRST}/`]);
    expect(await left()).toEqual([SECOND, NEWEST]);
  });

  it('ANY-12.prune counts from the last time that a release was live', async () => {
    const { releaseAll, release, prune, left } = await start();
    await releaseAll();
    await release(FIRST, 10);
    await release(SECOND, 20);
    await release(FIRST, 40);
    await release(SECOND, 45);
    await prune(60);
    expect(await left()).toContain(FIRST);
  });

  it('ANY-12.prune keeps what may have been live before anything was recorded, for the same time', async () => {
    const { releaseAll, build, release, prune, left } = await start();
    await build(TRIAL, -100);
    await releaseAll();
    await release(SECOND, 10);
    await prune(40);
    expect(await left()).toContain(TRIAL);
    expect(await prune(71)).toEqual([`navbar/${TRIAL}/`]);
  });

  it('ANY-12.prune deletes nothing where nothing is live, or what was recorded cannot be read', async () => {
    const { releaseAll, prune, left, registryFile } = await start();
    await expect(prune(400)).rejects.toThrow('names no release: run "npm run release" first');
    await releaseAll();
    await writeFile(registryFile.replace('.json', '-history.json'), '{');
    await expect(prune(400)).rejects.toThrow(/-history\.json is not a history of releases/);
    expect(await left()).toHaveLength(4);
  });
});
