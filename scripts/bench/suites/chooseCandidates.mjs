import { createButtonCandidates } from './buttons/createButtonCandidates.mjs';
import { createCardCandidates } from './cards/createCardCandidates.mjs';
import { createCityCandidates } from './city/createCityCandidates.mjs';
import { createSliderCandidates } from './photos/createSliderCandidates.mjs';
import { createViewerCandidates } from './photos/createViewerCandidates.mjs';
import { suites } from './suites.mjs';
import { createWholeCandidates } from './whole/createWholeCandidates.mjs';

/** Suites that do not need the city candidates. */
const WITHOUT_CITY = ['F', 'A', 'C', 'S', 'I', 'D', 'V', 'R', 'W'];

/**
 * The candidates of some suites, each once.
 * @param {{ origin: string, loadPage(path: string): Promise<string> }} site
 * @param {{ ids: string[], names?: string[] }} selection ids of suites; names of candidates, to select only these
 */
export async function chooseCandidates(site, { ids, names }) {
  const selectedNames = suites.filter(({ id }) => ids.includes(id)).flatMap(({ candidates }) => candidates);
  const all = [
    ...(ids.some((id) => !WITHOUT_CITY.includes(id)) ? await createCityCandidates(site) : []),
    ...(ids.includes('W') ? await createWholeCandidates(site) : []),
    ...(ids.includes('C') ? await createCardCandidates(site) : []),
    ...(ids.includes('V') ? await createViewerCandidates() : []),
    ...(ids.includes('R') ? await createSliderCandidates() : []),
    ...(ids.includes('F') ? await createButtonCandidates({ count: 3000, at: ['fast', 'cpu4', 'heap'] }) : []),
    ...(ids.includes('F') ? await createButtonCandidates({ count: 1000, at: ['heap'] }) : []),
  ];
  return all.filter(({ name }) => selectedNames.includes(name) && (!names || names.includes(name)));
}
