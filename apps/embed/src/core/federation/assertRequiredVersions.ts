import type { Release } from '../../registry/registry';
import { describeVersionMismatch } from './describeVersionMismatch';
import { satisfiesRange } from './satisfiesRange';
import type { ShareScope } from './ShareScope';
import { VersionError } from './VersionError';

/**
 * Checks the versions of what a widget receives without importing it: the store in an enhancer's context never passes
 * through the share scope's own check.
 * @throws VersionError naming the first version that does not match
 */
export function assertRequiredVersions(
  { requires = {} }: Pick<Release, 'requires'>,
  scope: ShareScope,
): void {
  for (const [key, range] of Object.entries(requires)) {
    const [found] = Object.keys(scope[key] ?? {});
    if (found === undefined || !satisfiesRange(range, found))
      throw new VersionError(describeVersionMismatch({ key, range, found }));
  }
}
