import type { Release, ReleaseFileKind } from '../../registry/registry';

/**
 * The URL of a release's file.
 * @returns `undefined` when the release has no such file
 * @throws Error when the registry points outside the widget root: nothing is ever loaded from there
 */
export function getFileUrl(release: Release, part: ReleaseFileKind, base: URL): string | undefined {
  const file = release.files[part];
  if (!file) return undefined;
  const { href } = new URL(release.folder + file, base);
  if (!/^https?:/.test(href) || !href.startsWith(base.href)) {
    throw new Error(`Cityguide: the registry's ${release.name} lies outside ${base.href}: ${href}`);
  }
  return href;
}
