import type { Registry, Release, ReleasePart } from '../../registry/registry';
import type { OwnScript } from '../settings/OwnScript';
import { addressOf } from './addressOf';
import type { RegistryReader } from './createRegistryReader';
import type { LoadReleaseFile } from '../../parts/CorePart';
import { loadFile } from './loadFile';

/** A release whose files are in the browser. */
export interface LoadedRelease {
  release: Release;
  /** Address of the module, to be imported. */
  url: string;
  /** Fetches another of its files, as the first ones were: checked, with three tries. */
  load: LoadReleaseFile;
}

type Find = (registry: Registry) => Release | undefined;

export type PartLoader = (find: Find, part: ReleasePart) => Promise<LoadedRelease>;

/**
 * Loads a release's module together with its style sheet. In a tab that is older than the last deployment files may be
 * gone: then the registry is asked again, once, and its release taken instead.
 */
export function createPartLoader({
  own,
  registry,
}: {
  own: OwnScript;
  registry: RegistryReader;
}): PartLoader {
  async function loadRelease(release: Release, part: ReleasePart): Promise<LoadedRelease> {
    const load: LoadReleaseFile = (url, rel) =>
      loadFile({
        url,
        rel,
        integrity: release.integrity[url.slice(url.lastIndexOf('/') + 1)],
        nonce: own.nonce,
      });
    const moduleUrl = addressOf(release, part, own.base);
    if (!moduleUrl) throw new Error(`Cityguide: the release ${release.folder} has no ${part} file`);
    const sheetUrl = part === 'js' ? addressOf(release, 'css', own.base) : undefined;
    const [url] = await Promise.all([
      load(moduleUrl, 'modulepreload'),
      sheetUrl && load(sheetUrl, 'stylesheet'),
    ]);
    return { release, url, load };
  }

  return async (find, part) => {
    const known = find(await registry.load());
    if (!known) throw new Error('Cityguide: the registry does not have it');
    try {
      return await loadRelease(known, part);
    } catch (error) {
      const fresh = await registry.reload().then(find, () => undefined);
      if (!fresh || fresh.folder === known.folder) throw error;
      return loadRelease(fresh, part);
    }
  };
}
