export { packRelease } from './packRelease.mjs';
export { findReleases } from './findReleases.mjs';
export { releaseInto } from './releaseInto.mjs';
export { findMisfits } from './findMisfits.mjs';
