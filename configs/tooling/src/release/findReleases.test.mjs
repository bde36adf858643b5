import { createTempFolder, removeTempFolders } from '../testing/createTempFolder.mjs';
import { createReleaseFiles } from '../testing/createReleaseFiles.mjs';
import { findReleases } from './findReleases.mjs';

afterEach(removeTempFolders);

describe('findReleases', () => {
  it('lists every release of every root by name, and which one was built last', async () => {
    const navbar = await createTempFolder(createReleaseFiles('navbar', '1.0.0-bbbbbbbb', '1.1.0-aaaaaaaa'));
    const account = await createTempFolder(createReleaseFiles('account', '1.0.0-cccccccc'));
    const found = await findReleases([navbar, account]);
    expect(found.map(({ name, newest }) => [name, newest])).toEqual([
      ['account', '1.0.0-cccccccc'],
      ['navbar', '1.1.0-aaaaaaaa'],
    ]);
    const releases = found[1]?.releases;
    expect([...(releases?.keys() ?? [])].sort()).toEqual(['1.0.0-bbbbbbbb', '1.1.0-aaaaaaaa']);
    expect(releases?.get('1.0.0-bbbbbbbb')?.folder).toBe('navbar/1.0.0-bbbbbbbb/');
  });

  it('joins releases of one widget that lie in several roots', async () => {
    const today = await createTempFolder(createReleaseFiles('navbar', '1.1.0-aaaaaaaa'));
    const archive = await createTempFolder({
      'navbar/1.0.0-bbbbbbbb/release.json': { folder: 'navbar/1.0.0-bbbbbbbb/' },
    });
    const [navbar] = await findReleases([today, archive]);
    expect([...(navbar?.releases.keys() ?? [])].sort()).toEqual(['1.0.0-bbbbbbbb', '1.1.0-aaaaaaaa']);
    expect(navbar?.newest).toBe('1.1.0-aaaaaaaa');
  });

  it('counts a missing root as empty', async () => {
    expect(await findReleases(['/nowhere/at/all'])).toEqual([]);
  });

  it('leaves out a folder without release.json, such as one whose copy was interrupted', async () => {
    const root = await createTempFolder({ 'navbar/1.0.0-aaaaaaaa/widget.js': '' });
    const [navbar] = await findReleases([root]);
    expect(navbar?.releases.size).toBe(0);
  });

  it('names the file that has no folder', async () => {
    const root = await createTempFolder({ 'navbar/1.0.0-aaaaaaaa/release.json': { name: 'navbar' } });
    await expect(findReleases([root])).rejects.toThrow(
      /1\.0\.0-aaaaaaaa\/release\.json cannot be read: it should have a folder/,
    );
  });

  it('names the file that is not JSON', async () => {
    const root = await createTempFolder({ 'navbar/1.0.0-aaaaaaaa/release.json': '{ "name":' });
    await expect(findReleases([root])).rejects.toThrow(/1\.0\.0-aaaaaaaa\/release\.json cannot be read/);
  });
});
