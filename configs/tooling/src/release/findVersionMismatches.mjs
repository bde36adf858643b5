import semver from 'semver';

/** @import { BuiltReleases } from './findReleases.mjs' */
/** @import { Registry } from './readRegistry.mjs' */

/** @typedef {{ name: string, folder: string, key: string, range: string, embed: string, found: string | undefined }} Mismatch */

/**
 * The widgets of a registry that its embed script cannot serve: pages reject them and keep the CMS's content. An embed
 * script that does not declare what it provides, because it was built before that, is not checked.
 * @param {Registry} registry
 * @param {readonly BuiltReleases[]} builtReleases
 * @returns {Mismatch[]}
 */
export function findVersionMismatches({ embed, widgets }, builtReleases) {
  const built = builtReleases.find(({ name }) => name === 'embed');
  const provides = built?.releases.get(embed?.folder.split('/')[1] ?? '')?.provides;
  if (!embed || !provides) return [];
  return Object.entries(widgets).flatMap(([name, { folder, requires = {} }]) =>
    Object.entries(requires)
      .map(([key, range]) => ({ name, folder, key, range, embed: embed.folder, found: provides[key] }))
      .filter(({ range, found }) => !found || !semver.satisfies(found, range)),
  );
}
