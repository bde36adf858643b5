import path from 'node:path';
import { createTempFolder, removeTempFolders } from '../testing/createTempFolder.mjs';
import { createReleaseFiles } from '../testing/createReleaseFiles.mjs';
import { findVersionMismatches } from './findVersionMismatches.mjs';
import { updateRegistry } from './updateRegistry.mjs';

afterEach(removeTempFolders);

const OLD = '1.0.0-bbbbbbbb';
const NEW = '1.1.0-aaaaaaaa';

/**
 * @param {string} name
 * @param {string} id
 * @param {Partial<import('./findReleases.mjs').Release>} facts
 */
function withFacts(name, id, facts) {
  const files = createReleaseFiles(name, id);
  Object.assign(files[`${name}/${id}/release.json`] ?? {}, facts);
  return files;
}

/**
 * @param {object} made
 * @param {{ provides?: Record<string, string> }} [made.embed]
 * @param {Record<string, string>} [made.navbar]
 */
async function start({ embed = { provides: { '@cityguide/store': '1.4.0' } }, navbar }) {
  const roots = [
    await createTempFolder({
      ...withFacts('embed', OLD, embed),
      ...withFacts('embed', NEW, { provides: { '@cityguide/store': '1.5.0' } }),
    }),
    await createTempFolder(withFacts('navbar', OLD, { requires: navbar })),
  ];
  const registryFile = path.join(await createTempFolder(), 'registry.json');
  await updateRegistry({ roots, registryFile });
  return { roots, registryFile };
}

describe('findVersionMismatches', () => {
  it.each([
    ['an older minor version', { '@cityguide/store': '^1.4.0' }],
    ['nothing', undefined],
  ])('finds nothing where a widget needs %s', async (_what, navbar) => {
    expect(await findVersionMismatches(await start({ navbar }))).toEqual([]);
  });

  it('names a widget that needs more than the live embed script has, whichever of the two came last', async () => {
    const place = await start({ navbar: { '@cityguide/store': '^1.5.0' } });
    expect(await findVersionMismatches(place)).toEqual([]);
    await updateRegistry({ ...place, names: ['embed'], to: OLD });
    expect(await findVersionMismatches(place)).toEqual([
      {
        name: 'navbar',
        folder: `navbar/${OLD}/`,
        key: '@cityguide/store',
        range: '^1.5.0',
        embed: `embed/${OLD}/`,
        found: '1.4.0',
      },
    ]);
  });

  it('names what the embed script does not have at all', async () => {
    const place = await start({ navbar: { '@cityguide/widget-kit': '^1.0.0' } });
    expect(await findVersionMismatches(place)).toMatchObject([
      { key: '@cityguide/widget-kit', found: undefined },
    ]);
  });

  it('checks nothing where the embed script does not declare what it provides', async () => {
    const place = await start({ embed: {}, navbar: { '@cityguide/store': '^9.0.0' } });
    await updateRegistry({ ...place, names: ['embed'], to: OLD });
    expect(await findVersionMismatches(place)).toEqual([]);
  });
});
