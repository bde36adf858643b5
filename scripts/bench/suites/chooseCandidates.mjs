import { createButtonCandidates } from './buttons/createButtonCandidates.mjs';
import { createCardCandidates } from './cards/createCardCandidates.mjs';
import { createCityCandidates } from './city/createCityCandidates.mjs';
import { suites } from './suites.mjs';

/**
 * The candidates of some suites, each once.
 * @param {{ loadPage(path: string): Promise<string> }} site
 * @param {{ ids: string[], names?: string[] }} wish ids of suites; names of candidates, if only these
 */
export async function chooseCandidates(site, { ids, names }) {
  const asked = suites.filter(({ id }) => ids.includes(id)).flatMap(({ candidates }) => candidates);
  const all = [
    ...(ids.some((id) => !['F', 'A', 'C'].includes(id)) ? await createCityCandidates(site) : []),
    ...(ids.includes('C') ? await createCardCandidates(site) : []),
    ...(ids.includes('F') ? await createButtonCandidates({ count: 3000, at: ['fast', 'cpu4', 'heap'] }) : []),
    ...(ids.includes('F') ? await createButtonCandidates({ count: 1000, at: ['heap'] }) : []),
  ];
  return all.filter(({ name }) => asked.includes(name) && (!names || names.includes(name)));
}
