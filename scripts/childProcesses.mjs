// Child processes that end with this one. npm and npx run commands through a shell, and a shell does not forward
// signals: so each child leads a process group, and signals are sent to the whole group.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @import { ChildProcess } from 'node:child_process' */

/** Longer than the 10 seconds that the site gives its open requests. */
const STOP_LIMIT_MS = 12_000;
const POLL_MS = 50;
/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @type {Map<number, { mayBeStopped: boolean }>} by the id of the process */
const running = new Map();
let isStopping = false;

/**
 * Starts a child process that is stopped when this process receives a signal.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { mayBeStopped?: boolean }} [options] `mayBeStopped`: being
 *   stopped is its usual end, not a failure
 */
export function startChild(command, args, { mayBeStopped = false, ...options } = {}) {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, stopForSignal);
  const child = spawn(command, args, { stdio: 'inherit', ...options, detached: true });
  const { pid } = child;
  if (pid === undefined) return child;
  running.set(pid, { mayBeStopped });
  child.once('exit', () => {
    if (isStopping) return;
    running.delete(pid);
    if (running.size === 0) for (const signal of SIGNALS) process.off(signal, stopForSignal);
  });
  return child;
}

/**
 * Waits for a child to exit; never resolves while this process is being stopped, since it exits then.
 * @param {ChildProcess} child
 * @returns {Promise<{ code: number, error?: Error }>}
 */
export function whenEnded(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, error }));
    child.once('exit', (code) => {
      if (!isStopping) resolve({ code: code ?? 1 });
    });
  });
}

/**
 * Stops every child and its descendants; those that do not exit in time are killed.
 * @param {NodeJS.Signals} [signal]
 */
export async function stopChildren(signal = 'SIGTERM') {
  isStopping = true;
  const groups = [...running.keys()];
  for (const group of groups) signalGroup(group, signal);
  const limitMs = Date.now() + STOP_LIMIT_MS;
  while (Date.now() < limitMs && groups.some((group) => signalGroup(group, 0)))
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  for (const group of groups) signalGroup(group, 'SIGKILL');
}

/** @param {NodeJS.Signals} signal */
async function stopForSignal(signal) {
  if (isStopping) return;
  const isNormalExit = [...running.values()].every(({ mayBeStopped }) => mayBeStopped);
  await stopChildren(signal);
  process.exit(isNormalExit ? 0 : 128 + constants.signals[signal]);
}

/**
 * Signals a process group; returns false if it no longer exists.
 * @param {number} group
 * @param {NodeJS.Signals | 0} signal 0 sends none, and only asks
 */
function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
    return true;
  } catch {
    return false;
  }
}
