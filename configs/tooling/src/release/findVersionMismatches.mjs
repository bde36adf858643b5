import semver from 'semver';
import { findReleases } from './findReleases.mjs';
import { readRegistry } from './readRegistry.mjs';

/**
 * The live widgets that the live embed script cannot serve: pages reject them and keep the CMS's content. An embed
 * script that does not declare what it provides, because it was built before that, is not checked.
 * @param {{ roots: string[], registryFile: string }} place
 * @returns {Promise<{ name: string, folder: string, key: string, range: string, embed: string, found: string |
 * undefined }[]>}
 */
export async function findVersionMismatches({ roots, registryFile }) {
  const { embed, widgets } = await readRegistry(registryFile);
  const built = (await findReleases(roots)).find(({ name }) => name === 'embed');
  const provides = built?.releases.get(embed?.folder.split('/')[1] ?? '')?.provides;
  if (!embed || !provides) return [];
  return Object.entries(widgets).flatMap(([name, { folder, requires = {} }]) =>
    Object.entries(requires)
      .map(([key, range]) => ({ name, folder, key, range, embed: embed.folder, found: provides[key] }))
      .filter(({ range, found }) => !found || !semver.satisfies(found, range)),
  );
}
