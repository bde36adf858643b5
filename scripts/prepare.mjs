// What every command needs before it can run: the right Node, the pinned pnpm, the locked packages.
// Uses nothing but Node itself, because nothing is installed yet when it runs.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const { packageManager, engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const stampFile = path.join(root, 'node_modules', '.installed-lock');

/** Stops with a plain sentence where Node is too old. */
export function requireNode() {
  const wanted = engines.node.replace('>=', '').split('.').map(Number);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > wanted[0] || (major === wanted[0] && minor >= wanted[1])) return;
  fail(
    `Cityguide needs Node ${engines.node}; this is ${process.versions.node}. Install a newer Node and run the command again.`,
  );
}

/** Installs the locked packages; nothing is done where the lock file has not changed since the last time. */
export function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lock) return;
  process.stdout.write(
    `Installing packages with ${packageManager} (the first time takes a few minutes) ...\n`,
  );
  run('npx', ['-y', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    why: "The packages could not be installed. SQLite's driver is compiled where no ready one can be fetched: that needs python3, make and a C++ compiler.",
  });
  writeFileSync(stampFile, lock);
}

/** Links packages that were added to the workspace; asks the network only for what is not on this machine yet. */
export function linkPackages() {
  const install = ['-y', packageManager, 'install', '--no-frozen-lockfile', '--reporter=append-only'];
  const offline = spawnSync('npx', [...install, '--offline'], { cwd: root, stdio: 'ignore' });
  if (offline.status === 0) return;
  run('npx', install, {
    why: `The new package could not be linked. Once the network is there: npx ${packageManager} install`,
  });
}

/**
 * Runs a command in the root folder with its output shown; ends this process with the same code where it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ why?: string, env?: Record<string, string> }} [more] `why`: what a failure means and what to do
 */
export function run(command, args, { why, env = {} } = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (result.error) fail(`${command} could not be started: ${result.error.message}`);
  if (result.status !== 0) fail(why ?? `Failed: ${command} ${args.join(' ')}`, result.status ?? 1);
}

/** Runs a tool of the workspace (turbo, eslint, …) through pnpm, which puts itself and the tool on the path. */
export function runTool(tool, args, more) {
  run('npx', ['-y', packageManager, 'exec', tool, ...args], more);
}

/**
 * Starts a tool of the workspace, to go on while others run.
 * @param {string} tool
 * @param {string[]} args
 * @param {{ why: string }} more
 * @returns {Promise<string | undefined>} what its failure means; undefined where all went well
 */
export function startTool(tool, args, { why }) {
  const running = spawn('npx', ['-y', packageManager, 'exec', tool, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  return new Promise((resolve) => {
    running.once('error', ({ message }) => resolve(`${tool} could not be started: ${message}`));
    running.once('exit', (code) => resolve(code === 0 ? undefined : why));
  });
}

/** Runs one of the scripts beside this file. */
export function runScript(name, args = [], more = {}) {
  run(process.execPath, [path.join(import.meta.dirname, name), ...args], more);
}

export function fail(words, code = 1) {
  process.stderr.write(`\n${words}\n`);
  process.exit(code);
}
