import { timeArithmetic, whenQuiet } from '../../browser/watchMachine.mjs';
import { askServer } from './askServer.mjs';
import { askKept, askMade, askPages, listNames } from './listLoads.mjs';
import { startListServers } from './startListServers.mjs';

const LOAD_MS = 3000;

/**
 * What lists cost the server beside a plain file, and with many listings beside few.
 * @param {{ rounds: number, tell(words: string): void }} order
 * @returns {Promise<Record<string, { load: Record<string, number>[] }>>} load → its rounds
 */
export async function runLists({ rounds, tell }) {
  const servers = await startListServers(tell);
  const asks = [
    [servers.file, () => '/list.json'],
    [servers.few, askKept],
    [servers.few, askMade],
    [servers.few, askPages],
    [servers.many, askPages],
  ];
  const loads = asks.map(([server, ask], index) => ({ name: listNames[index], server, ask }));
  const rows = Object.fromEntries(loads.map(({ name }) => [name, { load: [] }]));
  let from = 0;
  try {
    // The first round pays for what is compiled or opened when first used, and is not shown.
    for (let round = -1; round < rounds; round += 1) {
      for (const { name, server, ask } of loads) {
        const busyShare = await whenQuiet();
        const arithmeticMs = timeArithmetic();
        const { nextTurn, ...numbers } = await askServer(server, ask, { from, durationMs: LOAD_MS });
        from = nextTurn;
        if (round < 0) continue;
        rows[name].load.push({ round, ...numbers, busyShare, arithmeticMs });
        tell(`load ${round + 1}/${rounds} ${name}: ${Math.round(numbers.cpuUs)} µs of CPU a request`);
      }
    }
    return rows;
  } finally {
    await servers.stop();
  }
}
