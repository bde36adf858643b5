import { suites } from './suites.mjs';

/**
 * The ids of the suites that are asked for; all of them if none is named.
 * @param {string | undefined} only ids separated by commas
 * @throws Error where there is no such suite
 */
export function chooseSuites(only) {
  const all = suites.map(({ id }) => id);
  const ids = only?.split(',') ?? all;
  const unknown = ids.filter((id) => !all.includes(id));
  if (unknown.length > 0)
    throw new Error(`There is no suite ${unknown.join(', ')}; there are ${all.join(', ')}.`);
  return ids;
}
