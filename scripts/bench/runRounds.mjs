import { measureLoad } from './browser/measureLoad.mjs';
import { profiles } from './browser/profiles.mjs';
import { startServer } from './servers/startServer.mjs';

const TRIES = 2;

/**
 * Loads all candidates one after the other, in several rounds, so that other load on the machine affects all of them.
 * @param {import('./suites/Candidate.mjs').Candidate[]} candidates
 * @param {{ upstream: string, rounds: Record<string, number>, tell(message: string): void }} options rounds by
 *   profile
 * @returns {Promise<Record<string, Record<string, Record<string, number>[]>>>} candidate → profile → its rounds
 */
export async function runRounds(candidates, { upstream, rounds, tell }) {
  const servedCandidates = [];
  for (const candidate of candidates) {
    const server = await startServer(candidate, { upstream });
    servedCandidates.push({ ...candidate, server, url: server.origin + candidate.path });
  }
  const rows = Object.fromEntries(candidates.map(({ name }) => [name, {}]));
  try {
    await warmUp(servedCandidates);
    for (const profile of Object.keys(profiles)) {
      const profileCandidates = servedCandidates.filter(({ at }) => at.includes(profile));
      for (let round = 0; round < rounds[profile]; round += 1) {
        for (const candidate of profileCandidates) {
          const numbers = await tryLoad(candidate, { profile, tell });
          if (!numbers) continue;
          (rows[candidate.name][profile] ??= []).push({ round, ...numbers });
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
 */
async function warmUp(servedCandidates) {
  const byPath = new Map(servedCandidates.map((candidate) => [candidate.path, candidate]));
  for (const candidate of byPath.values()) await measureLoad({ ...candidate, actions: [] }, 'fast');
}

/** A load that fails twice is logged and left out of its round; the goal then has fewer rounds. */
async function tryLoad(candidate, { profile, tell }) {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      return await measureLoad(candidate, profile);
    } catch (error) {
      tell(`${profile} ${candidate.name} failed: ${error.message}`);
    }
  }
  return undefined;
}

function describe({ ready, arithmeticMs, busyShare, ...rest }) {
  const first = ready ?? Object.values(rest)[0];
  return `${Math.round(first)} ms (machine: ${Math.round(arithmeticMs)} ms, ${Math.round(busyShare * 100)} % busy)`;
}
