/** Thrown when a widget was built for something that this page does not have. */
export class VersionError extends Error {
  override name = 'VersionError';
}
