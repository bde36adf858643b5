/** `/:category/:name/:photos/:photoId` below the base path; the first three segments may be in any language. */
const ROUTE = /^(?:[^/]+\/){3}([1-9]\d{0,14})\/?$/;

/**
 * The id of the photo at a path of this site (PHOTO-3). @param path without query, as in `location.pathname` @param
 * basePath with or without a trailing slash
 */
export function readPhotoId(path: string, basePath: string): number | undefined {
  const base = basePath.replace(/\/*$/, '/');
  const found = path.startsWith(base) ? ROUTE.exec(path.slice(base.length)) : null;
  return found ? Number(found[1]) : undefined;
}
