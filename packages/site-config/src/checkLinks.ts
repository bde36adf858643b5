import { checkFlag, checkObject, checkValue, type Check } from './checks';
import { linkFields, type LinkName, type LinkTarget, type LinkTargets } from './linkNames';

/**
 * A template of a link: an own path or an http(s) address, with the link's fields in braces anywhere behind the host.
 * Never another scheme or `//`. A photo can be an anchor for the page's viewer instead, a dashboard has no anchor.
 */
function checkLink(name: LinkName): Check<LinkTarget | undefined> {
  const fields = linkFields[name].map((field) => `{${field}}`);
  const pattern = new RegExp(
    `^(https?://[^\\s/?#\\\\{}]+)?/(?![/\\\\])([^\\s\\\\{}${name === 'dashboard' ? '#' : ''}]|${fields.join('|') || '(?!)'})*$${
      name === 'photo' ? '|^#photo-{id}$' : ''
    }`.replace(/\{(\w+)\}/g, '\\{$1\\}'),
    'i',
  );
  return checkValue(
    `true, false, an own path or an address with https://, with ${fields.join(', ') || 'no fields'}${name === 'photo' ? ", or '#photo-{id}'" : ''}`,
    (found) =>
      typeof found === 'boolean' ||
      (typeof found === 'string' && pattern.test(found) && (name !== 'search' || found.includes('{query}'))),
  );
}

const names = Object.keys(linkFields) as LinkName[];
/** Where each link leads; a wrong one is reported and Cityguide's own address used (ANY-10). */
export const checkLinks = checkObject<LinkTargets>({
  ...(Object.fromEntries(names.map((name) => [name, checkLink(name)])) as Record<
    LinkName,
    Check<LinkTarget | undefined>
  >),
  others: checkFlag as Check<boolean | undefined>,
});
