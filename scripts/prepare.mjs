// What every command needs before it can run: the right Node, the pinned pnpm, the locked packages.
// Uses nothing but Node itself, because nothing is installed yet when it runs.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startChild, whenEnded } from './childProcesses.mjs';

const root = path.resolve(import.meta.dirname, '..');
/** @type {typeof import('../package.json')} */
const { packageManager, engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const stampFile = path.join(root, 'node_modules', '.installed-lock');

/** Exits with an error message if Node is too old. */
export function requireNode() {
  const [neededMajor = 0, neededMinor = 0] = engines.node.replace('>=', '').split('.').map(Number);
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  fail(
    `Cityguide needs Node ${engines.node}; this is ${process.versions.node}. Install a newer Node and run the command again.`,
  );
}

/** Installs the locked packages, unless the lock file has not changed since the last time. */
export async function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lock) return;
  process.stdout.write(
    `Installing packages with ${packageManager} (the first time takes a few minutes) ...\n`,
  );
  await run('npx', ['-y', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    why: 'The packages could not be installed.',
  });
  writeFileSync(stampFile, lock);
}

/**
 * Exits with an error message if a command needs the packages and they were never installed.
 * @param {string} command
 */
export function requirePackages(command) {
  if (existsSync(path.join(root, 'node_modules', '.pnpm'))) return;
  fail(
    `${command} needs the packages, and they are not installed yet. Install them with "npx ${packageManager} install" (npm start and npm run dev do it by themselves), then run it again.`,
  );
}

/** Links packages that were added to the workspace; only downloads what is not on this machine yet. */
export async function linkPackages() {
  const install = ['-y', packageManager, 'install', '--no-frozen-lockfile', '--reporter=append-only'];
  const offline = startChild('npx', [...install, '--offline'], { cwd: root, stdio: 'ignore' });
  if ((await whenEnded(offline)).code === 0) return;
  await run('npx', install, {
    why: `The new package could not be linked. Once the network is there: npx ${packageManager} install`,
  });
}

/** @typedef {{ why?: string, env?: NodeJS.ProcessEnv }} RunOptions `why`: what a failure means and what to do */

/**
 * Runs a command in the root folder with its output shown; exits with the same code if it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [more]
 */
export async function run(command, args, { why, env = {} } = {}) {
  const running = startChild(command, args, { cwd: root, env: { ...process.env, ...env } });
  const { code, error } = await whenEnded(running);
  if (error) fail(`${command} could not be started: ${error.message}`);
  if (code !== 0) fail(why ?? `Failed: ${command} ${args.join(' ')}`, code);
}

/**
 * Runs a tool of the workspace (turbo, eslint, …) through pnpm, which adds itself and the tool to the PATH.
 * @param {string} tool
 * @param {string[]} args
 * @param {RunOptions} [more]
 */
export async function runTool(tool, args, more) {
  await run('npx', ['-y', packageManager, 'exec', tool, ...args], more);
}

/**
 * Starts a tool of the workspace, to run in parallel with others.
 * @param {string} tool
 * @param {string[]} args
 * @param {{ why: string }} more
 * @returns {Promise<string | undefined>} what its failure means; undefined on success
 */
export async function startTool(tool, args, { why }) {
  const running = startChild('npx', ['-y', packageManager, 'exec', tool, ...args], { cwd: root });
  const { code, error } = await whenEnded(running);
  if (error) return `${tool} could not be started: ${error.message}`;
  return code === 0 ? undefined : why;
}

/**
 * Runs one of the scripts beside this file.
 * @param {string} name
 * @param {string[]} args
 * @param {RunOptions} more
 */
export async function runScript(name, args = [], more = {}) {
  await run(process.execPath, [path.join(import.meta.dirname, name), ...args], more);
}

/**
 * Prints an error message and exits.
 * @param {string} message
 * @param {number} code
 * @returns {never}
 */
export function fail(message, code = 1) {
  process.stderr.write(`
${message}
`);
  process.exit(code);
}
