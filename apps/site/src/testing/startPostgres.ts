import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { findFreePort } from './freePort';
import { findPostgres } from './findPostgres';
import { whenPostgresReady } from './whenPostgresReady';

export interface TestPostgres {
  /** `postgres://…/postgres`, with the right to create databases. */
  url: string;
  createDatabase(name: string): Promise<void>;
  /** As an operator restarts it: every connection ends, and for a moment none can be made. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Stops the server when the pipe from this process closes, so that it does not outlive killed tests. */
const RUN_UNTIL_STDIN_CLOSES = '"$0" "$@" & pid=$!; cat >/dev/null; kill -INT $pid; wait $pid';

/** Starts a new PostgreSQL in a temporary folder, on a free port, without durability. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'cityguide-postgres-'));
  const { initdb, postgres, runAs } = findPostgres(folder);
  chmodSync(folder, 0o755);
  if (runAs) chownSync(folder, runAs.uid, runAs.gid);

  const data = join(folder, 'data');
  const initialization = spawnSync(
    initdb,
    ['-D', data, '-U', 'tester', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...runAs, cwd: folder, encoding: 'utf8' },
  );
  if (initialization.status !== 0)
    throw new Error(`initdb failed: ${initialization.stderr}${initialization.stdout}`);

  const port = await findFreePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 200,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const run = () => {
    const server = spawn(
      '/bin/sh',
      ['-c', RUN_UNTIL_STDIN_CLOSES, postgres, '-D', data, '-p', String(port), ...options],
      {
        ...runAs,
        cwd: folder,
        stdio: ['pipe', 'ignore', 'ignore'],
      },
    );
    const hasEnded = once(server, 'exit');
    return async () => {
      server.stdin.end();
      await hasEnded;
    };
  };
  let end = run();
  const url = `postgres://tester@127.0.0.1:${port}/postgres`;

  async function stop(): Promise<void> {
    await end();
    rmSync(folder, { recursive: true, force: true });
  }
  async function restart(): Promise<void> {
    await end();
    end = run();
    await whenPostgresReady(url);
  }

  try {
    await whenPostgresReady(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop, restart, createDatabase: (name) => createDatabase(url, name) };
}

async function createDatabase(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
}
