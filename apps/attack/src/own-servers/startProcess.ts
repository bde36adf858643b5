import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const siteFolder = path.resolve(import.meta.dirname, '../../../site');

export interface RunningProcess {
  address: URL;
  /** All that it has written so far. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts the reference site as an operator would, on a free port. @throws with what it said where it does not start. */
export async function startProcess(env: Readonly<Record<string, string>>): Promise<RunningProcess> {
  const { PATH = '', HOME = '' } = process.env;
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: siteFolder,
    env: { PATH, HOME, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Whoever ends the run ends its servers.
  const kill = () => void server.kill('SIGKILL');
  process.once('exit', kill);
  let said = '';
  const address = await new Promise<URL>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const found = /site is at (http:\/\/\S+)/.exec(said)?.[1];
      if (found) resolve(new URL(found));
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.once('exit', (code) =>
      reject(new Error(`The site ended with ${code} before it listened:\n${said.slice(-3000)}`)),
    );
  });
  return {
    address,
    log: () => said,
    async stop() {
      process.off('exit', kill);
      if (server.exitCode !== null) return;
      const hasEnded = once(server, 'exit');
      server.kill('SIGTERM');
      await hasEnded;
    },
  };
}
