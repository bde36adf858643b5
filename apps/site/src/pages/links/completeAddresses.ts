/** The properties of schema.org that hold addresses. Any other text may begin with a slash and mean no path. */
const ADDRESSES = new Set([
  '@id',
  'contentUrl',
  'image',
  'item',
  'logo',
  'mainEntityOfPage',
  'sameAs',
  'thumbnailUrl',
  'url',
  'urlTemplate',
]);

/** Schema.org data with the paths in it made whole addresses, and without what is unknown. */
export function completeAddresses(value: unknown, origin: string, key = ''): unknown {
  if (typeof value === 'string')
    return ADDRESSES.has(key) && /^\/(?!\/)/.test(value) ? origin + value : value;
  if (Array.isArray(value)) return value.map((inner) => completeAddresses(inner, origin, key));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== undefined && inner !== null);
  return Object.fromEntries(kept.map(([name, inner]) => [name, completeAddresses(inner, origin, name)]));
}
