import { suites } from './suites.mjs';

/**
 * The ids of the selected suites; all of them by default.
 * @param {string | undefined} only ids separated by commas
 * @throws Error if there is no such suite
 */
export function chooseSuites(only) {
  const all = suites.map(({ id }) => id);
  const ids = only?.split(',') ?? all;
  const unknown = ids.filter((id) => !all.includes(id));
  if (unknown.length > 0)
    throw new Error(`There is no suite ${unknown.join(', ')}; there are ${all.join(', ')}.`);
  return ids;
}
