/** All paths that a new page could have are taken: most likely because somebody else has put the same record meanwhile. */
export class PathsTakenError extends Error {
  override readonly name = 'PathsTakenError';
}
