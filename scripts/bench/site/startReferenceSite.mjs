import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../paths.mjs';
import { tempFolder } from '../paths.mjs';

/** @import { Readable } from 'node:stream' */

const siteFolder = path.join(root, 'apps', 'site');
const OUTPUT_LENGTH = 3000;

/**
 * Starts the reference site with its own data on a free port, as an operator would.
 * @param {{ dataDir?: string, env?: Record<string, string> }} [options]
 */
export async function startReferenceSite({ dataDir, env: more = {} } = {}) {
  const env = {
    ...process.env,
    PORT: '0',
    SITE: 'guide',
    DATA_DIR: dataDir ?? (await findData()),
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    SITE_ORIGIN: 'http://127.0.0.1',
    ...more,
  };
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: siteFolder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = await waitForOrigin(server);
  return {
    origin,
    pid: server.pid ?? NaN,
    /**
     * The HTML of a page.
     * @param {string} pagePath
     */
    async loadPage(pagePath) {
      const response = await fetch(origin + pagePath);
      if (!response.ok) throw new Error(`The reference site answers ${response.status} for ${pagePath}.`);
      return response.text();
    },
    async stop() {
      if (server.exitCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** Seeding takes a minute, so the data of the browser tests is copied if it exists. */
export async function findData() {
  const dataDir = path.join(tempFolder, 'site-data');
  if (existsSync(dataDir)) return dataDir;
  const seeded = path.join(siteFolder, 'data', 'e2e');
  await mkdir(tempFolder, { recursive: true });
  if (existsSync(seeded)) await cp(seeded, dataDir, { recursive: true });
  else await mkdir(dataDir);
  return dataDir;
}

/**
 * @param {import('node:child_process').ChildProcessByStdio<null, Readable, Readable>} server
 * @returns {Promise<string>}
 */
function waitForOrigin(server) {
  let output = '';
  server.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      output += `${line}
`;
      const foundOrigin = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      if (foundOrigin) resolve(foundOrigin);
    });
    server.once('exit', (code) =>
      reject(new Error(`The reference site ended with ${code}:\n${output.slice(-OUTPUT_LENGTH)}`)),
    );
  });
}
