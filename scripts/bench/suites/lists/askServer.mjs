import { Agent, get } from 'node:http';
import { readCpu } from './readCpu.mjs';

const AT_ONCE = 8;

/**
 * Asks a server as fast as it answers, and reads what that cost it.
 * @param {{ origin: string, pid: number }} server
 * @param {(turn: number) => string} ask the path of each request
 * @param {{ from: number, durationMs: number, headers?: Record<string, string> }} order `from`: the first turn, so that no address comes twice
 */
export async function askServer({ origin, pid }, ask, { from, durationMs, headers = {} }) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const startCpuMs = await readCpu(pid);
  const startMs = performance.now();
  let turn = from;
  let faults = 0;
  async function send() {
    while (performance.now() - startMs < durationMs) {
      if ((await load(origin + ask(turn++), { agent, headers })) !== 200) faults += 1;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  const seconds = (performance.now() - startMs) / 1000;
  const cpuMs = (await readCpu(pid)) - startCpuMs;
  agent.destroy();
  const count = turn - from;
  return { cpuUs: (cpuMs * 1000) / count, perSecond: count / seconds, faults, nextTurn: turn };
}

/** Plain HTTP with lasting connections, read to its end. */
function load(address, options) {
  return new Promise((resolve, reject) => {
    get(address, options, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode));
    }).once('error', reject);
  });
}
