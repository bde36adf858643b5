import { isContractPath } from '../security/contractPath';
import type { EnvironmentReader } from './createEnvironmentReader';

const FORM = /^(?:\/[a-z0-9][a-z0-9-]*)+$/;

/**
 * Reads `PUBLIC_PREFIX`: the path below which everything but the contract's paths is, so that nothing collides with a CMS on
 * the same host (ANY-9). Empty for a site that has its host to itself.
 */
export function readPublicPrefix({ readText, faults }: EnvironmentReader): string {
  const prefix = readText('PUBLIC_PREFIX');
  if (prefix === undefined) return '';
  if (!FORM.test(prefix)) {
    faults.push(
      `PUBLIC_PREFIX is '${prefix}', allowed is a path of small letters, digits and hyphens that begins with a slash and ends without one, such as /cityguide.`,
    );
  } else if (isContractPath(prefix) || prefix === '/api') {
    faults.push(
      `PUBLIC_PREFIX is '${prefix}', where the API and the account pages are at the same addresses in every arrangement. Choose another, such as /cityguide.`,
    );
  }
  return prefix;
}
