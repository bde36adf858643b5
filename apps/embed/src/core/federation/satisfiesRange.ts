type Version = readonly [number, number, number];

/** `19.3.0-canary` counts as 19.3.0; missing parts count as 0. */
function parseVersion(text: string): Version {
  const [major = 0, minor = 0, patch = 0] = (/\d+(\.\d+)*/.exec(text)?.[0] ?? '').split('.').map(Number);
  return [major, minor, patch];
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** The first version above a caret range: the leftmost number that is not 0 must stay. */
function getCaretUpperBound([major, minor, patch]: Version): Version {
  if (major > 0) return [major + 1, 0, 0];
  return minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1];
}

function satisfiesComparator(range: string, version: Version): boolean {
  if (range === '' || range === '*') return true;
  const least = parseVersion(range);
  if (range.startsWith('>=')) return compare(version, least) >= 0;
  if (range.startsWith('^'))
    return compare(version, least) >= 0 && compare(version, getCaretUpperBound(least)) < 0;
  if (range.startsWith('~'))
    return compare(version, least) >= 0 && compare(version, [least[0], least[1] + 1, 0]) < 0;
  return compare(version, least) === 0;
}

/**
 * Whether a version lies in a range as package managers write it: `^1.2.0`, `~1.2.0`, `>=1`, `1.2.3`, `*`, joined by
 * `||`.
 */
export function satisfiesRange(range: string, version: string): boolean {
  return range.split('||').some((part) => satisfiesComparator(part.trim(), parseVersion(version)));
}
