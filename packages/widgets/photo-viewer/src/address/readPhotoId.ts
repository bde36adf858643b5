/** `/:category/:name/:photos/:photoId` below the base path; words of any language stand in the first three places. */
const ROUTE = /^(?:[^/]+\/){3}([1-9]\d{0,14})\/?$/;

/**
 * The photo that a path of this site is the address of (PHOTO-3).
 * @param path without query, as in `location.pathname`
 * @param basePath with or without a slash at its end
 */
export function readPhotoId(path: string, basePath: string): number | undefined {
  const base = basePath.replace(/\/*$/, '/');
  const found = path.startsWith(base) ? ROUTE.exec(path.slice(base.length)) : null;
  return found ? Number(found[1]) : undefined;
}
