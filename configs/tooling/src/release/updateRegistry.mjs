import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findReleases } from './findReleases.mjs';
import { readRegistry } from './readRegistry.mjs';

/** @import { BuiltReleases, Release } from './findReleases.mjs' */
/** @import { Registry } from './readRegistry.mjs' */

/**
 * Points the registry at releases: the newest of each named widget, or the given one. Writes the registry file and
 * nothing else; every page uses it from its next load.
 * @param {{ roots: string[], registryFile: string, names?: string[], to?: string }} order
 * no names: every widget found; `to`: a release id such as `1.0.0-ab12cd34`, for exactly one name
 * @returns {Promise<{ name: string, from: string | undefined, to: string }[]>} what changed
 */
export async function updateRegistry({ roots, registryFile, names = [], to }) {
  if (to && names.length !== 1)
    throw new Error('--to takes exactly one widget: npm run release -- navbar --to 1.0.0-ab12cd34');
  const builtWidgets = await findReleases(roots);
  const unknown = names.filter((name) => !builtWidgets.some((entry) => entry.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No build of ${unknown.join(', ')} under ${roots.join(', ')}. Built are: ${builtWidgets.map(({ name }) => name).join(', ') || 'none'}. Run "npm run build" first.`,
    );
  }
  const registry = await readRegistry(registryFile);
  const changes = [];
  for (const entry of builtWidgets) {
    if (names.length > 0 && !names.includes(entry.name)) continue;
    const release = chooseRelease(entry, to);
    const before = entry.name === 'embed' ? registry.embed : registry.widgets[entry.name];
    if (entry.name === 'embed') registry.embed = toRegistryEntry(release);
    else registry.widgets[entry.name] = toRegistryEntry(release);
    if (before?.folder !== release.folder)
      changes.push({ name: entry.name, from: before?.folder, to: release.folder });
  }
  if (!registry.embed)
    throw new Error(
      'The registry needs the embed script: run "npm run build", then "npm run release" without names once.',
    );
  await writeAtomically(registryFile, registry);
  return changes;
}

/**
 * @param {BuiltReleases} entry
 * @param {string} [to]
 */
function chooseRelease({ name, newest, releases }, to) {
  const id = to ?? newest;
  const release = id && releases.get(id);
  if (!release)
    throw new Error(
      `${name} has no release ${id ?? '(none built)'}. It has: ${[...releases.keys()].join(', ') || 'none'}.`,
    );
  return release;
}

/**
 * What the embed script provides is only checked at a release, so visitors need not load it.
 * @param {Release} release
 * @returns {Release}
 */
function toRegistryEntry({ provides: _provides, ...entry }) {
  return entry;
}

/**
 * Writes a temporary file and renames it: a server that reads meanwhile gets the old or the new file, never half of
 * one.
 * @param {string} file
 * @param {Registry} registry
 */
async function writeAtomically(file, registry) {
  const widgets = Object.fromEntries(Object.entries(registry.widgets).sort(([a], [b]) => (a < b ? -1 : 1)));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, `${JSON.stringify({ embed: registry.embed, widgets }, null, 2)}\n`);
  await rename(`${file}.new`, file);
}
