import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Brand } from './testRun';

const siteDir = path.resolve(__dirname, '../..');

interface StartSiteOptions {
  brand: Brand;
  dataDir: string;
  env?: Record<string, string>;
}

/** Starts the reference site as a separate process, as an operator would, on a free port. */
export async function startSite({
  brand,
  dataDir,
  env = {},
}: StartSiteOptions): Promise<{ address: string; stop(): Promise<void> }> {
  mkdirSync(dataDir, { recursive: true });
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: siteDir,
    env: {
      ...process.env,
      ...env,
      PORT: '0',
      ATTEMPTS_FACTOR: '1000',
      LOG_LEVEL: 'error',
      SITE: brand,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      output += `${line}\n`;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      if (found) resolve(found);
    });
    server.once('exit', (code) =>
      reject(new Error(`The ${brand} site ended with ${code}:\n${output.slice(-3000)}`)),
    );
  });
  return {
    address,
    stop: async () => {
      if (server.exitCode !== null) return;
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
    },
  };
}
