import { Agent, get } from 'node:http';
import { readCpu } from './readCpu.mjs';

const AT_ONCE = 8;

/**
 * Sends requests to a server as fast as it responds, and measures the CPU time.
 * @param {{ origin: string, pid: number }} server
 * @param {(turn: number) => string} getPath the path of each request
 * @param {{ from: number, durationMs: number, headers?: Record<string, string> }} options `from`: the first turn, so
 *   that no URL is requested twice
 */
export async function benchmarkServer({ origin, pid }, getPath, { from, durationMs, headers = {} }) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const startCpuMs = await readCpu(pid);
  const startMs = performance.now();
  let turn = from;
  let faults = 0;
  async function send() {
    while (performance.now() - startMs < durationMs) {
      if ((await load(origin + getPath(turn++), { agent, headers })) !== 200) faults += 1;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  const seconds = (performance.now() - startMs) / 1000;
  const cpuMs = (await readCpu(pid)) - startCpuMs;
  agent.destroy();
  const count = turn - from;
  return { cpuUs: (cpuMs * 1000) / count, perSecond: count / seconds, faults, nextTurn: turn };
}

/**
 * A plain HTTP request over a keep-alive connection, read to its end.
 * @param {string} address
 * @param {import('node:http').RequestOptions} options
 * @returns {Promise<number | undefined>} the status
 */
function load(address, options) {
  return new Promise((resolve, reject) => {
    get(address, options, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
    }).once('error', reject);
  });
}
