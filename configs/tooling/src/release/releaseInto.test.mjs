import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, removeFolders } from '../testing/makeFolder.mjs';
import { releaseFiles } from '../testing/releaseFiles.mjs';
import { releaseInto } from './releaseInto.mjs';

afterEach(removeFolders);

const OLD = '1.0.0-bbbbbbbb';
const NEW = '1.1.0-aaaaaaaa';

async function start() {
  const roots = [
    await makeFolder(releaseFiles('embed', OLD)),
    await makeFolder(releaseFiles('navbar', OLD, NEW)),
    await makeFolder(releaseFiles('account', OLD)),
  ];
  const registryFile = path.join(await makeFolder(), 'dist', 'registry.json');
  const read = async () => JSON.parse(await readFile(registryFile, 'utf8'));
  return { roots, registryFile, read };
}

describe('releaseInto', () => {
  it('writes the newest release of everything into a registry that did not exist', async () => {
    const { read, ...order } = await start();
    const changes = await releaseInto(order);
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
    await releaseInto(order);
    const before = await read();
    const changes = await releaseInto({ ...order, names: ['navbar'], to: OLD });
    expect(changes).toEqual([{ name: 'navbar', from: `navbar/${NEW}/`, to: `navbar/${OLD}/` }]);
    const after = await read();
    expect(after.widgets.navbar.folder).toBe(`navbar/${OLD}/`);
    expect({ ...after, widgets: { ...after.widgets, navbar: before.widgets.navbar } }).toEqual(before);
  });

  it('EMBED-10.one-by-one EMBED-10.others-same releases only the named widget', async () => {
    const { read, ...order } = await start();
    await releaseInto(order);
    await releaseInto({ ...order, names: ['navbar'], to: OLD });
    const newer = await makeFolder(releaseFiles('account', NEW));
    const changes = await releaseInto({ ...order, roots: [...order.roots, newer], names: ['account'] });
    expect(changes.map(({ name }) => name)).toEqual(['account']);
    expect((await read()).widgets.navbar.folder).toBe(`navbar/${OLD}/`);
  });

  it('says that nothing changed the second time', async () => {
    const { roots, registryFile } = await start();
    await releaseInto({ roots, registryFile });
    expect(await releaseInto({ roots, registryFile })).toEqual([]);
  });

  it('keeps out of the registry what only a release asks', async () => {
    const files = releaseFiles('embed', OLD);
    Object.assign(files[`embed/${OLD}/release.json`], { provides: { '@cityguide/store': '1.0.0' } });
    const { read, registryFile } = await start();
    await releaseInto({ roots: [await makeFolder(files)], registryFile });
    expect((await read()).embed).toMatchObject({ folder: `embed/${OLD}/` });
    expect((await read()).embed).not.toHaveProperty('provides');
  });

  it('leaves no half-written file beside the registry', async () => {
    const { roots, registryFile } = await start();
    await releaseInto({ roots, registryFile });
    expect(await readdir(path.dirname(registryFile))).toEqual(['registry.json']);
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
  ])('refuses %s and says what there is', async (_what, more, words) => {
    const { roots, registryFile } = await start();
    await releaseInto({ roots, registryFile });
    const before = await readFile(registryFile, 'utf8');
    await expect(releaseInto({ roots, registryFile, ...more })).rejects.toThrow(words);
    expect(await readFile(registryFile, 'utf8')).toBe(before);
  });

  it('refuses a registry without the embed script', async () => {
    const { roots, registryFile } = await start();
    await expect(releaseInto({ roots, registryFile, names: ['navbar'] })).rejects.toThrow(
      /needs the embed script/,
    );
  });

  it('refuses to overwrite a registry that it cannot read', async () => {
    const folder = await makeFolder({ 'registry.json': 'not json' });
    const { roots } = await start();
    const registryFile = path.join(folder, 'registry.json');
    await expect(releaseInto({ roots, registryFile })).rejects.toThrow(/registry\.json is not a registry/);
    await writeFile(registryFile, '{}');
    expect(await releaseInto({ roots, registryFile })).toHaveLength(3);
  });
});
