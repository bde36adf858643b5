import { getErrorMessage } from '@cityguide/tooling/caughtErrors';
import { measureLoad } from './browser/measureLoad.mjs';
import { profileNames } from './browser/profiles.mjs';
import { startServer } from './servers/startServer.mjs';

/** @import { ProfileName } from './browser/profiles.mjs' */
/** @import { Rows } from './numbers/Rows.mjs' */

const TRIES = 2;

/**
 * Loads all candidates one after the other, in several rounds, so that other load on the machine affects all of them.
 * @param {import('./suites/Candidate.mjs').Candidate[]} candidates
 * @param {{ upstream: string, rounds: Record<ProfileName, number>, tell(message: string): void }} options rounds by
 *   profile
 * @returns {Promise<Rows>}
 */
export async function runRounds(candidates, { upstream, rounds, tell }) {
  const servedCandidates = [];
  for (const candidate of candidates) {
    const server = await startServer(candidate, { upstream });
    servedCandidates.push({ ...candidate, server, url: server.origin + candidate.path });
  }
  /** @type {Rows} */
  const rows = Object.fromEntries(candidates.map(({ name }) => [name, {}]));
  try {
    await warmUp(servedCandidates);
    for (const profile of profileNames) {
      const profileCandidates = servedCandidates.filter(({ at }) => at.includes(profile));
      for (let round = 0; round < rounds[profile]; round += 1) {
        for (const candidate of profileCandidates) {
          const numbers = await tryLoad(candidate, { profile, tell });
          if (!numbers) continue;
          ((rows[candidate.name] ??= {})[profile] ??= []).push({ round, ...numbers });
          tell(`${profile} ${round + 1}/${rounds[profile]} ${candidate.name}: ${describe(numbers)}`);
        }
      }
    }
  } finally {
    for (const { server } of servedCandidates) server.stop();
  }
  return rows;
}

/**
 * The reference site renders a picture when it is first requested; this must not slow down a candidate's first round.
 * @param {import('./suites/Candidate.mjs').ServedCandidate[]} servedCandidates
 */
async function warmUp(servedCandidates) {
  const byPath = new Map(servedCandidates.map((candidate) => [candidate.path, candidate]));
  for (const candidate of byPath.values()) await measureLoad({ ...candidate, actions: [] }, 'fast');
}

/**
 * A load that fails twice is logged and left out of its round; the goal then has fewer rounds.
 * @param {import('./suites/Candidate.mjs').ServedCandidate} candidate
 * @param {{ profile: ProfileName, tell(message: string): void }} options
 */
async function tryLoad(candidate, { profile, tell }) {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      return await measureLoad(candidate, profile);
    } catch (error) {
      tell(`${profile} ${candidate.name} failed: ${getErrorMessage(error)}`);
    }
  }
  return undefined;
}

/** @param {import('./numbers/Rows.mjs').Numbers} numbers */
function describe({ ready, arithmeticMs, busyShare, ...rest }) {
  const first = ready ?? Object.values(rest)[0] ?? NaN;
  return `${Math.round(first)} ms (machine: ${Math.round(arithmeticMs ?? NaN)} ms, ${Math.round((busyShare ?? NaN) * 100)} % busy)`;
}
