import { createButtonCandidates } from './buttons/createButtonCandidates.mjs';
import { createCityCandidates } from './city/createCityCandidates.mjs';
import { suites } from './suites.mjs';

/**
 * The candidates of the suites that are asked for, each once.
 * @param {{ loadPage(path: string): Promise<string> }} site
 * @param {{ only?: string, candidates?: string }} wish ids of suites, names of candidates, each separated by commas
 * @throws Error where there is no such suite
 */
export async function chooseCandidates(site, { only, candidates }) {
  const ids = only?.split(',') ?? suites.map(({ id }) => id);
  const unknown = ids.filter((id) => !suites.some((suite) => suite.id === id));
  if (unknown.length > 0)
    throw new Error(
      `There is no suite ${unknown.join(', ')}; there are ${suites.map(({ id }) => id).join(', ')}.`,
    );
  const wanted = new Set(suites.filter(({ id }) => ids.includes(id)).flatMap((suite) => suite.candidates));
  const named = candidates?.split(/,(?! )/);
  const all = [
    ...(ids.some((id) => id !== 'F') ? await createCityCandidates(site) : []),
    ...(ids.includes('F') ? await createButtonCandidates({ count: 3000, at: ['fast', 'cpu4', 'heap'] }) : []),
    ...(ids.includes('F') ? await createButtonCandidates({ count: 1000, at: ['heap'] }) : []),
  ];
  return all.filter(({ name }) => wanted.has(name) && (!named || named.includes(name)));
}
