import { timeArithmetic, whenQuiet } from '../../browser/watchMachine.mjs';
import { benchmarkServer } from './benchmarkServer.mjs';
import { askKept, askMade, askPages, listNames } from './listLoads.mjs';
import { startListServers } from './startListServers.mjs';

const LOAD_MS = 3000;

/**
 * Measures what lists cost the server compared with a static file, and with many listings compared with few.
 * @param {{ rounds: number, tell(message: string): void }} options
 * @returns {Promise<import('../../numbers/Rows.mjs').LoadRows>} load → its rounds
 */
export async function runLists({ rounds, tell }) {
  const servers = await startListServers(tell);
  const [file, kept, made, fewPages, manyPages] = listNames;
  const loads = [
    { name: file, server: servers.file, getPath: () => '/list.json' },
    { name: kept, server: servers.few, getPath: askKept },
    { name: made, server: servers.few, getPath: askMade },
    { name: fewPages, server: servers.few, getPath: askPages },
    { name: manyPages, server: servers.many, getPath: askPages },
  ];
  /** @type {import('../../numbers/Rows.mjs').LoadRows} */
  const rows = Object.fromEntries(loads.map(({ name }) => [name, { load: [] }]));
  let from = 0;
  try {
    // The first round includes what is compiled or opened on first use, and is not shown.
    for (let round = -1; round < rounds; round += 1) {
      for (const { name, server, getPath } of loads) {
        const busyShare = await whenQuiet();
        const arithmeticMs = timeArithmetic();
        const { nextTurn, ...numbers } = await benchmarkServer(server, getPath, {
          from,
          durationMs: LOAD_MS,
        });
        from = nextTurn;
        if (round < 0) continue;
        rows[name]?.load.push({ round, ...numbers, busyShare, arithmeticMs });
        tell(`load ${round + 1}/${rounds} ${name}: ${Math.round(numbers.cpuUs)} µs of CPU a request`);
      }
    }
    return rows;
  } finally {
    await servers.stop();
  }
}
