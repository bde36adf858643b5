export { packRelease } from './packRelease.mjs';
export { findReleases } from './findReleases.mjs';
export { readManifestWidget } from './readManifestWidget.mjs';
export { readRegistry } from './readRegistry.mjs';
export { updateRegistry } from './updateRegistry.mjs';
export { findVersionMismatches } from './findVersionMismatches.mjs';
export { pruneReleases } from './pruneReleases.mjs';
export { readNewestRelease } from './readNewestRelease.mjs';

/** @typedef {import('./readRegistry.mjs').Registry} Registry */
