import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

export interface MariaDb {
  socket: string;
  stop(): Promise<void>;
}

/** Starts a MariaDB of the test's own in `folder`, without a port. */
export async function startMariaDb(folder: string): Promise<MariaDb> {
  const data = path.join(folder, 'data');
  mkdirSync(data, { recursive: true });
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  const made = spawnSync(
    'mariadb-install-db',
    [
      '--no-defaults',
      `--datadir=${data}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      ...asRoot,
    ],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`mariadb-install-db failed:\n${made.stderr}`);
  const socket = path.join(folder, 'mariadb.sock');
  const quick = ['--skip-log-bin', '--innodb-flush-log-at-trx-commit=0', '--innodb-buffer-pool-size=64M'];
  const server = spawn(
    'mariadbd',
    ['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, '--skip-networking', ...quick, ...asRoot],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  const exited = once(server, 'exit');
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready for connections')) resolve();
    });
    void exited.then(() => reject(new Error(`mariadbd ended:\n${output}`)));
  });
  return {
    socket,
    async stop() {
      server.kill('SIGTERM');
      await exited;
    },
  };
}
