import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const siteFolder = path.resolve(import.meta.dirname, '../../../site');

export interface SiteProcess {
  address: URL;
  /** Its output so far. */
  log(): string;
  stop(): Promise<void>;
}

/**
 * Starts the reference site as an operator would, on a free port.
 * @throws with its output if it does not start
 */
export async function startSiteProcess(env: Readonly<Record<string, string>>): Promise<SiteProcess> {
  const { PATH = '', HOME = '' } = process.env;
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: siteFolder,
    env: { PATH, HOME, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // The server must not outlive the attack run.
  const kill = () => void server.kill('SIGKILL');
  process.once('exit', kill);
  let output = '';
  const address = await new Promise<URL>((resolve, reject) => {
    const onOutput = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /site is at (http:\/\/\S+)/.exec(output)?.[1];
      if (found) resolve(new URL(found));
    };
    server.stdout.on('data', onOutput);
    server.stderr.on('data', onOutput);
    server.once('exit', (code) =>
      reject(new Error(`The site ended with ${code} before it listened:\n${output.slice(-3000)}`)),
    );
  });
  return {
    address,
    log: () => output,
    async stop() {
      process.off('exit', kill);
      if (server.exitCode !== null) return;
      const hasEnded = once(server, 'exit');
      server.kill('SIGTERM');
      await hasEnded;
    },
  };
}
