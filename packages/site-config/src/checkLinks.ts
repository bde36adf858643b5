import { checkFlag, checkObject, checkValue, type Check } from './checks';
import {
  accountLinks,
  linkedObjects,
  linkedPages,
  linkFields,
  PHOTO_HASH,
  type LinkName,
  type LinkTarget,
  type LinkTargets,
} from './linkNames';

/** An own path or an http(s) address, with `fields` in braces anywhere behind the host. Never another scheme or `//`. */
const createPattern = (fields: readonly string[]) =>
  new RegExp(
    `^(?:https?://[^\\s/?#\\\\{}]+)?/(?![/\\\\])(?:[^\\s\\\\{}]|\\{(?:${fields.join('|') || '(?!)'})\\})*$`,
    'i',
  );

function checkLink(name: LinkName): Check<LinkTarget | undefined> {
  const fields = linkFields[name] ?? [];
  const braced = fields.map((field) => `{${field}}`);
  const pattern = createPattern(fields);
  const isTemplate = (found: unknown) =>
    typeof found === 'string' &&
    pattern.test(found) &&
    (name !== 'search' || found.includes('{query}')) &&
    (name !== 'dashboard' || !found.includes('#'));
  const allowedFields =
    name === 'search' ? ' with {query}' : fields.length > 0 ? ` with none but ${braced.join(', ')}` : '';
  const allowedHash = name === 'photo' ? `, '${PHOTO_HASH}'` : name === 'dashboard' ? ' without #' : '';
  return checkValue(
    `true, false, an own path or an address with https://${allowedFields}${allowedHash}`,
    (found) => typeof found === 'boolean' || isTemplate(found) || (name === 'photo' && found === PHOTO_HASH),
  );
}

/** Where each link leads; a wrong one is reported and Cityguide's own address used (ANY-10). */
export const checkLinks: Check<LinkTargets> = checkObject<LinkTargets>({
  ...(Object.fromEntries(
    [...linkedPages, ...linkedObjects, ...accountLinks].map((name) => [name, checkLink(name)]),
  ) as Record<LinkName, Check<LinkTarget | undefined>>),
  others: checkFlag as Check<boolean | undefined>,
});
