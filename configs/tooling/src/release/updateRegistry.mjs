import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findReleases } from './findReleases.mjs';
import { findVersionMismatches } from './findVersionMismatches.mjs';
import { readRegistry } from './readRegistry.mjs';
import { recordReplaced } from './releaseHistory.mjs';

/** @import { BuiltReleases, Release } from './findReleases.mjs' */
/** @import { Registry } from './readRegistry.mjs' */

/** @import { Mismatch } from './findVersionMismatches.mjs' */

/**
 * Points the registry at releases: the newest of each named widget, or the given one. Writes the registry file, and beside
 * it when what it named was replaced; every page uses it from its next load.
 * @param {{ roots: string[], registryFile: string, names?: string[], to?: string, now?: Date }} order
 * no names: every widget found; `to`: a release id such as `1.0.0-ab12cd34`, for exactly one name
 * @returns {Promise<{ name: string, from: string | undefined, to: string }[]>} what changed
 * @throws Error, before anything has changed, if there is no such release, or pages would reject a widget for what the
 * embed script has
 */
export async function updateRegistry({ roots, registryFile, names = [], to, now = new Date() }) {
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
  const before = new Set(findVersionMismatches(registry, builtWidgets).map(describeMismatch));
  const changes = [];
  for (const entry of builtWidgets) {
    if (names.length > 0 && !names.includes(entry.name)) continue;
    const release = chooseRelease(entry, to);
    const previous = entry.name === 'embed' ? registry.embed : registry.widgets[entry.name];
    if (entry.name === 'embed') registry.embed = toRegistryEntry(release);
    else registry.widgets[entry.name] = toRegistryEntry(release);
    if (previous?.folder !== release.folder)
      changes.push({ name: entry.name, from: previous?.folder, to: release.folder });
  }
  if (!registry.embed)
    throw new Error(
      'The registry needs the embed script: run "npm run build", then "npm run release" without names once.',
    );
  // What pages reject already is no reason to keep back a release that changes nothing of it.
  const refused = findVersionMismatches(registry, builtWidgets)
    .map(describeMismatch)
    .filter((text) => !before.has(text));
  if (refused.length > 0) throw new Error(`Nothing is released. ${refused.join('\n')}`);
  await recordReplaced(
    registryFile,
    changes.flatMap(({ from }) => from ?? []),
    now,
  );
  await writeAtomically(registryFile, registry);
  return changes;
}

/** @param {Mismatch} mismatch */
function describeMismatch({ name, folder, key, range, embed, found }) {
  return `${folder} needs ${key} ${range}, and ${embed} has ${found ?? 'none'}: pages would reject ${name} and keep the CMS's content. Release an embed script that fits together with it, "npm run release" without names or first "npm run release -- embed", or a build of ${name} against the version that is live.`;
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
 * What visitors need not load: what the embed script provides, which is only checked at a release, the integrity of what a
 * main module carries itself, and that of the first part, which is sent with the registry.
 * @param {Release} release
 * @returns {Release}
 */
function toRegistryEntry({ provides: _provides, carries = [], integrity = {}, ...entry }) {
  const left = [...carries, entry.files?.embed];
  return {
    ...entry,
    integrity: Object.fromEntries(Object.entries(integrity).filter(([file]) => !left.includes(file))),
  };
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
