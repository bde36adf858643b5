import type { Release } from '../../registry/registry';
import { describeMisfit } from './describeMisfit';
import { fits } from './fits';
import type { ShareScope } from './ShareScope';
import { VersionError } from './VersionError';

/**
 * Holds a widget against the versions of what is handed to it without its importing it: the store in an enhancer's
 * context never passes through the share scope's own check.
 * @throws VersionError naming the first that does not fit
 */
export function checkRequired({ requires = {} }: Pick<Release, 'requires'>, scope: ShareScope): void {
  for (const [key, range] of Object.entries(requires)) {
    const [found] = Object.keys(scope[key] ?? {});
    if (found === undefined || !fits(range, found))
      throw new VersionError(describeMisfit({ key, range, found }));
  }
}
