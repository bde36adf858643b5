/** Schema.org properties that contain URLs. Other texts may start with a slash without being a path. */
const URL_PROPERTIES = new Set([
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

/** Makes paths in schema.org data absolute URLs, and removes null and undefined properties. */
export function resolveUrls(value: unknown, origin: string, key = ''): unknown {
  if (typeof value === 'string')
    return URL_PROPERTIES.has(key) && /^\/(?!\/)/.test(value) ? origin + value : value;
  if (Array.isArray(value)) return value.map((inner) => resolveUrls(inner, origin, key));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined && inner !== null);
  return Object.fromEntries(entries.map(([name, inner]) => [name, resolveUrls(inner, origin, name)]));
}
