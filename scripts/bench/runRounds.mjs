import { measureLoad } from './browser/measureLoad.mjs';
import { profiles } from './browser/profiles.mjs';
import { startServer } from './servers/startServer.mjs';

const TRIES = 2;

/**
 * Loads all candidates one after the other, again and again, so that whatever else the machine does meets all of them.
 * @param {import('./suites/Candidate.mjs').Candidate[]} candidates
 * @param {{ upstream: string, rounds: Record<string, number>, tell(words: string): void }} order rounds by profile
 * @returns {Promise<Record<string, Record<string, Record<string, number>[]>>>} candidate → profile → its rounds
 */
export async function runRounds(candidates, { upstream, rounds, tell }) {
  const served = [];
  for (const candidate of candidates) {
    const server = await startServer(candidate, { upstream });
    served.push({ ...candidate, server, url: server.origin + candidate.path });
  }
  const rows = Object.fromEntries(candidates.map(({ name }) => [name, {}]));
  try {
    await warmUp(served);
    for (const profile of Object.keys(profiles)) {
      const taking = served.filter(({ at }) => at.includes(profile));
      for (let round = 0; round < rounds[profile]; round += 1) {
        for (const candidate of taking) {
          const numbers = await tryLoad(candidate, { profile, tell });
          if (!numbers) continue;
          (rows[candidate.name][profile] ??= []).push({ round, ...numbers });
          tell(`${profile} ${round + 1}/${rounds[profile]} ${candidate.name}: ${describe(numbers)}`);
        }
      }
    }
  } finally {
    for (const { server } of served) server.stop();
  }
  return rows;
}

/** The reference site renders a picture when it is first asked for; nobody's first round shall pay for that. */
async function warmUp(served) {
  const byPath = new Map(served.map((candidate) => [candidate.path, candidate]));
  for (const candidate of byPath.values()) await measureLoad({ ...candidate, actions: [] }, 'fast');
}

/** A load that fails twice is left out of its round and told; the goal then has fewer rounds. */
async function tryLoad(candidate, { profile, tell }) {
  for (let turn = 1; turn <= TRIES; turn += 1) {
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
