/** Thrown when a widget requires a version that this page does not have. */
export class VersionError extends Error {
  override name = 'VersionError';
}
