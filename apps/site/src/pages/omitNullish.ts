/** A copy without null and undefined properties, at any depth: shorter JSON in pages, as widgets treat absent like null. */
export function omitNullish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(omitNullish);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined);
  return Object.fromEntries(entries.map(([key, inner]) => [key, omitNullish(inner)]));
}
