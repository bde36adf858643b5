import { timeArithmetic, whenQuiet } from '../../browser/watchMachine.mjs';
import { benchmarkServer } from './benchmarkServer.mjs';
import {
  askKept,
  askMade,
  askNearest,
  askPages,
  askRenderedHome,
  askRenderedPage,
  listNames,
  pagePath,
} from './listLoads.mjs';
import { startListServers } from './startListServers.mjs';

const LOAD_MS = 3000;

/**
 * Measures what lists and pages cost the server compared with a static file, and with many listings compared with few.
 * @param {{ rounds: number, tell(message: string): void }} options
 * @returns {Promise<import('../../numbers/Rows.mjs').LoadRows>} load → its rounds
 */
export async function runLists({ rounds, tell }) {
  const servers = await startListServers(tell);
  const [file, kept, made, fewPages, manyPages, nearest, pageFile, cachedPage, renderedPage, renderedHome] =
    listNames;
  const loads = [
    { name: file, server: servers.file, getPath: () => '/list.json' },
    { name: kept, server: servers.few, getPath: askKept },
    { name: made, server: servers.few, getPath: askMade },
    { name: fewPages, server: servers.few, getPath: askPages },
    { name: manyPages, server: servers.many, getPath: askPages },
    { name: nearest, server: servers.many, getPath: askNearest },
    { name: pageFile, server: servers.file, getPath: () => '/page.html' },
    { name: cachedPage, server: servers.few, getPath: () => pagePath },
    { name: renderedPage, server: servers.few, getPath: askRenderedPage },
    { name: renderedHome, server: servers.few, getPath: askRenderedHome },
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
