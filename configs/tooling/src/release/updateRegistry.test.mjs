import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTempFolder, removeTempFolders } from '../testing/createTempFolder.mjs';
import { createReleaseFiles } from '../testing/createReleaseFiles.mjs';
import { updateRegistry } from './updateRegistry.mjs';

afterEach(removeTempFolders);

const OLD = '1.0.0-bbbbbbbb';
const NEW = '1.1.0-aaaaaaaa';

async function start() {
  const roots = [
    await createTempFolder(createReleaseFiles('embed', OLD)),
    await createTempFolder(createReleaseFiles('navbar', OLD, NEW)),
    await createTempFolder(createReleaseFiles('account', OLD)),
  ];
  const registryFile = path.join(await createTempFolder(), 'dist', 'registry.json');
  const read = async () => JSON.parse(await readFile(registryFile, 'utf8'));
  return { roots, registryFile, read };
}

/**
 * Releases of which the embed script provides, and the bar requires, a version of the store.
 * @param {Record<string, { provides?: string, requires?: string }>} facts by `<name>/<id>`
 */
async function startVersions(facts) {
  const folders = Object.entries(facts).map(([place, { provides, requires }]) => {
    const [name = '', id = ''] = place.split('/');
    const files = createReleaseFiles(name, id);
    const versions = { provides: toStore(provides), requires: toStore(requires) };
    return { ...files, [`${place}/release.json`]: { ...files[`${place}/release.json`], ...versions } };
  });
  const roots = await Promise.all(folders.map((files) => createTempFolder(files)));
  const registryFile = path.join(await createTempFolder(), 'registry.json');
  return { roots, registryFile, read: () => readFile(registryFile, 'utf8') };
}
/** @param {string | undefined} version */
const toStore = (version) => version && { '@cityguide/store': version };

describe('a release that the embed script cannot serve', () => {
  const VERSIONS = {
    [`embed/${OLD}`]: { provides: '1.4.0' },
    [`navbar/${OLD}`]: { requires: '^1.4.0' },
  };

  it('ANY-12.refused is refused with a sentence, and nothing changes', async () => {
    const { read, ...order } = await startVersions(VERSIONS);
    await updateRegistry(order);
    const before = await read();
    const { roots } = await startVersions({ [`navbar/${NEW}`]: { requires: '^1.5.0' } });
    await expect(
      updateRegistry({ ...order, roots: [...order.roots, ...roots], names: ['navbar'], to: NEW }),
    ).rejects.toThrow(
      `Nothing is released. navbar/${NEW}/ needs @cityguide/store ^1.5.0, and embed/${OLD}/ has 1.4.0: pages would reject navbar`,
    );
    expect(await read()).toBe(before);
  });

  it('ANY-12.refused so is the rollback of an embed script that live widgets need', async () => {
    const { read, ...order } = await startVersions({
      ...VERSIONS,
      [`embed/${NEW}`]: { provides: '1.5.0' },
      [`navbar/${NEW}`]: { requires: '^1.5.0' },
    });
    await updateRegistry({ ...order, names: ['embed'], to: NEW });
    await updateRegistry({ ...order, names: ['navbar'], to: NEW });
    const before = await read();
    await expect(updateRegistry({ ...order, names: ['embed'], to: OLD })).rejects.toThrow(
      `embed/${OLD}/ has 1.4.0: pages would reject navbar`,
    );
    expect(await read()).toBe(before);
  });

  it('ANY-12.refused what pages reject already keeps no other release back', async () => {
    const { read, ...order } = await startVersions(VERSIONS);
    await updateRegistry(order);
    const registry = JSON.parse(await read());
    registry.widgets.navbar.requires = { '@cityguide/store': '^2.0.0' };
    await writeFile(order.registryFile, JSON.stringify(registry));
    expect(await updateRegistry({ ...order, names: ['embed'] })).toEqual([]);
  });
});

describe('updateRegistry', () => {
  it('writes the newest release of everything into a registry that did not exist', async () => {
    const { read, ...order } = await start();
    const changes = await updateRegistry(order);
    expect(changes).toEqual([
      { name: 'account', from: undefined, to: `account/${OLD}/` },
      { name: 'embed', from: undefined, to: `embed/${OLD}/` },
      { name: 'navbar', from: undefined, to: `navbar/${NEW}/` },
    ]);
    const { embed, widgets } = await read();
    expect(embed.folder).toBe(`embed/${OLD}/`);
    expect(Object.keys(widgets)).toEqual(['account', 'navbar']);
  });

  it('EMBED-10.roll-back EMBED-10.others-same rolls one widget back and leaves every other line of the registry as it was', async () => {
    const { read, ...order } = await start();
    await updateRegistry(order);
    const before = await read();
    const changes = await updateRegistry({ ...order, names: ['navbar'], to: OLD });
    expect(changes).toEqual([{ name: 'navbar', from: `navbar/${NEW}/`, to: `navbar/${OLD}/` }]);
    const after = await read();
    expect(after.widgets.navbar.folder).toBe(`navbar/${OLD}/`);
    expect({ ...after, widgets: { ...after.widgets, navbar: before.widgets.navbar } }).toEqual(before);
  });

  it('leaves out of the registry what a main module carries itself, and what the first part is', async () => {
    const { read, ...order } = await start();
    const files = createReleaseFiles('map', NEW);
    Object.assign(files[`map/${NEW}/release.json`] ?? {}, {
      files: { js: 'widget.1.js', embed: 'embed.2.js' },
      integrity: { 'widget.1.js': 'sha256-a', 'embed.2.js': 'sha256-b', 'part.3.js': 'sha256-c' },
      carries: ['part.3.js'],
    });
    await updateRegistry({ ...order, roots: [...order.roots, await createTempFolder(files)] });
    const { map } = (await read()).widgets;
    expect(map.integrity).toEqual({ 'widget.1.js': 'sha256-a' });
    expect(map).not.toHaveProperty('carries');
  });

  it('EMBED-10.one-by-one EMBED-10.others-same releases only the named widget', async () => {
    const { read, ...order } = await start();
    await updateRegistry(order);
    await updateRegistry({ ...order, names: ['navbar'], to: OLD });
    const newer = await createTempFolder(createReleaseFiles('account', NEW));
    const changes = await updateRegistry({ ...order, roots: [...order.roots, newer], names: ['account'] });
    expect(changes.map(({ name }) => name)).toEqual(['account']);
    expect((await read()).widgets.navbar.folder).toBe(`navbar/${OLD}/`);
  });

  it('reports that nothing changed the second time', async () => {
    const { roots, registryFile } = await start();
    await updateRegistry({ roots, registryFile });
    expect(await updateRegistry({ roots, registryFile })).toEqual([]);
  });

  it('leaves out of the registry what is only used at a release', async () => {
    const files = createReleaseFiles('embed', OLD);
    Object.assign(files[`embed/${OLD}/release.json`] ?? {}, { provides: { '@cityguide/store': '1.0.0' } });
    const { read, registryFile } = await start();
    await updateRegistry({ roots: [await createTempFolder(files)], registryFile });
    expect((await read()).embed).toMatchObject({ folder: `embed/${OLD}/` });
    expect((await read()).embed).not.toHaveProperty('provides');
  });

  it('leaves no half-written file beside the registry', async () => {
    const { roots, registryFile } = await start();
    await updateRegistry({ roots, registryFile });
    expect(await readdir(path.dirname(registryFile))).toEqual(['registry-history.json', 'registry.json']);
  });

  it.each([
    ['a widget that was never built', { names: ['navbra'] }, /No build of navbra.*account, embed, navbar/s],
    [
      'a release that does not exist',
      { names: ['navbar'], to: '9.9.9-dddddddd' },
      /no release 9\.9\.9.*1\.0\.0-bbbbbbbb/,
    ],
    ['one release for two widgets', { names: ['navbar', 'account'], to: OLD }, /exactly one widget/],
    ['one release for all widgets', { to: OLD }, /exactly one widget/],
  ])('rejects %s and lists what there is', async (_what, more, message) => {
    const { roots, registryFile } = await start();
    await updateRegistry({ roots, registryFile });
    const before = await readFile(registryFile, 'utf8');
    await expect(updateRegistry({ roots, registryFile, ...more })).rejects.toThrow(message);
    expect(await readFile(registryFile, 'utf8')).toBe(before);
  });

  it('rejects a registry without the embed script', async () => {
    const { roots, registryFile } = await start();
    await expect(updateRegistry({ roots, registryFile, names: ['navbar'] })).rejects.toThrow(
      /needs the embed script/,
    );
  });

  it('does not overwrite a registry that it cannot read', async () => {
    const folder = await createTempFolder({ 'registry.json': 'not json' });
    const { roots } = await start();
    const registryFile = path.join(folder, 'registry.json');
    await expect(updateRegistry({ roots, registryFile })).rejects.toThrow(/registry\.json is not a registry/);
    await writeFile(registryFile, '{}');
    expect(await updateRegistry({ roots, registryFile })).toHaveLength(3);
  });
});
