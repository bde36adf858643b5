import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../paths.mjs';

const script = path.join(root, 'scripts', 'bench', 'servers', 'serveFile.mjs');

/**
 * Starts a server for the files of a folder, in a process of its own.
 * @param {string} folder
 */
export async function startFileServer(folder) {
  const server = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  /** @type {string} */
  const origin = await new Promise((resolve, reject) => {
    createInterface({ input: server.stdout }).once('line', resolve);
    server.once('exit', (code) => reject(new Error(`The server of one file ended with ${code}.`)));
  });
  return { origin, pid: server.pid ?? NaN, stop: () => server.kill() };
}
