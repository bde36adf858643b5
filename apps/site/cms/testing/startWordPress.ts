import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {} from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../src/testing/freePort';
import { startMariaDb } from './startMariaDb';

/** Debian's WordPress. */
const SOURCE = '/usr/share/wordpress';
const OWN_FILES = path.join(__dirname, 'wordpress');
export const PASSWORD = 'plain-words-of-a-test';

export interface WordPress {
  /** Without the proxy: `http://127.0.0.1:4410`. */
  address: string;
  folder: string;
  /** Where PHP and WordPress log what they complain about. */
  log: string;
  stop(): Promise<void>;
}

interface WordPressOptions {
  /** The site's address, as browsers know it. */
  origin: string;
  /** Cityguide's own, without the proxy. */
  cityguide: string;
}

/** Sets up a fresh WordPress with a database of its own: users `admin`, `editor` and `author`, no plugin, no network. */
export async function startWordPress({ origin, cityguide }: WordPressOptions): Promise<WordPress> {
  const home = mkdtempSync(path.join(tmpdir(), 'cityguide-wordpress-'));
  const folder = path.join(home, 'site');
  cpSync(SOURCE, folder, { recursive: true, dereference: true });
  for (const file of ['wp-config.php', 'setup.php', 'run.php', 'router.php'])
    cpSync(path.join(OWN_FILES, file), path.join(folder, file));
  mkdirSync(path.join(folder, 'wp-content/mu-plugins'), { recursive: true });
  cpSync(
    path.join(OWN_FILES, 'test-machine.php'),
    path.join(folder, 'wp-content/mu-plugins/test-machine.php'),
  );
  const database = await startMariaDb(home);
  const log = path.join(home, 'debug.log');
  writeFileSync(
    path.join(folder, 'test-settings.json'),
    JSON.stringify({ origin, cityguide, log, socket: database.socket, password: PASSWORD }),
  );
  runOrThrow('mariadb', ['--no-defaults', `--socket=${database.socket}`, '-e', 'CREATE DATABASE wordpress']);
  const done = runOrThrow('php', [path.join(folder, 'setup.php')]);
  if (!done.endsWith('ready')) throw new Error(`WordPress could not be set up:\n${done}`);
  const port = await findFreePort();
  const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', folder, path.join(folder, 'router.php')], {
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its workers outlive it: they are ended with their group.
    detached: true,
  });
  const exited = once(server, 'exit');
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('started')) resolve();
    });
    void exited.then(() => reject(new Error('The server of PHP ended.')));
  });
  return {
    address: `http://127.0.0.1:${port}`,
    folder,
    log,
    async stop() {
      if (server.pid) process.kill(-server.pid, 'SIGTERM');
      await exited;
      await database.stop();
      if (existsSync(home)) rmSync(home, { recursive: true, force: true });
    },
  };
}

function runOrThrow(command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed:\n${stdout}\n${stderr}`);
  return stdout;
}
