import path from 'node:path';
import { startChild, whenEnded } from './childProcesses.mjs';

/**
 * Runs a command of the reference site with the arguments of this process, and ends with its exit code. Files are named
 * from the folder that npm was run in.
 * @param {string} file of `apps/site/src`
 */
export async function runSiteCommand(file) {
  const site = path.resolve(import.meta.dirname, '..', 'apps', 'site');
  const command = startChild(process.execPath, ['--import', 'tsx', `src/${file}`, ...process.argv.slice(2)], {
    cwd: site,
    env: { ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
  });
  process.exitCode = (await whenEnded(command)).code;
}
