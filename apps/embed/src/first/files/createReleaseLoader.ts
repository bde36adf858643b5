import type { Registry, Release, ReleaseFileKind } from '../../registry/registry';
import type { EmbedScript } from '../settings/EmbedScript';
import type { RegistryClient } from './createRegistryClient';
import type { LoadReleaseFile } from '../../modules/CoreModule';
import { loadFile } from './loadFile';

/** A release whose files are in the browser. */
export interface LoadedRelease {
  release: Release;
  /** URL of the module, to be imported. */
  url: string;
  /** Fetches another of its files in the same way: checked, with three tries. */
  load: LoadReleaseFile;
}

type FindRelease = (registry: Registry) => Release | undefined;

export type ReleaseLoader = (find: FindRelease, part: ReleaseFileKind) => Promise<LoadedRelease>;

/**
 * Loads a release's module together with its style sheet. In a tab that is older than the last deployment files may be
 * gone: then the registry is requested again, once, and its release used instead.
 */
export function createReleaseLoader({
  script,
  registry,
}: {
  script: EmbedScript;
  registry: RegistryClient;
}): ReleaseLoader {
  async function loadRelease(release: Release, part: ReleaseFileKind): Promise<LoadedRelease> {
    const load: LoadReleaseFile = (url, rel, integrity) =>
      loadFile({
        url,
        rel,
        integrity: integrity ?? release.integrity[url.slice(url.lastIndexOf('/') + 1)],
        nonce: script.nonce,
      });
    const moduleUrl = getFileUrl(release, part, script.base);
    if (!moduleUrl) throw new Error(`Cityguide: the release ${release.folder} has no ${part} file`);
    const sheetUrl = part === 'js' ? getFileUrl(release, 'css', script.base) : undefined;
    const [url] = await Promise.all([
      load(moduleUrl, 'modulepreload'),
      sheetUrl && load(sheetUrl, 'stylesheet'),
    ]);
    return { release, url, load };
  }

  return async (find, part) => {
    const release = find(await registry.load());
    if (!release) throw new Error('Cityguide: the registry does not have it');
    try {
      return await loadRelease(release, part);
    } catch (error) {
      const newRelease = await registry.reload().then(find, () => undefined);
      if (!newRelease || newRelease.folder === release.folder) throw error;
      return loadRelease(newRelease, part);
    }
  };
}

/**
 * The URL of a release's file.
 * @returns `undefined` when the release has no such file
 * @throws Error when the registry points outside the widget root: nothing is ever loaded from there
 */
function getFileUrl(release: Release, part: ReleaseFileKind, base: URL): string | undefined {
  const file = release.files[part];
  if (!file) return undefined;
  const { href } = new URL(release.folder + file, base);
  if (!/^https?:/.test(href) || !href.startsWith(base.href)) {
    throw new Error(`Cityguide: the registry's ${release.name} lies outside ${base.href}: ${href}`);
  }
  return href;
}
