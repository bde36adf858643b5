// Child processes that end with this one. npm and npx put a shell between themselves and what they run, and a shell keeps
// a signal to itself: so each child leads a process group, and a signal goes to all of it.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** The site gives its open requests 10 seconds. */
const STOP_LIMIT_MS = 12_000;
const LOOK_MS = 50;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const running = new Map();
let isStopping = false;

/**
 * Starts a child that is stopped when this process is told to stop.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { mayBeStopped?: boolean }} [options] `mayBeStopped`: being
 *   stopped is how it usually ends, and no failure
 */
export function startChild(command, args, { mayBeStopped = false, ...options } = {}) {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, stopForSignal);
  const child = spawn(command, args, { stdio: 'inherit', ...options, detached: true });
  if (child.pid === undefined) return child;
  running.set(child.pid, { mayBeStopped });
  child.once('exit', () => {
    if (isStopping) return;
    running.delete(child.pid);
    if (running.size === 0) for (const signal of SIGNALS) process.off(signal, stopForSignal);
  });
  return child;
}

/**
 * Waits for a child's end; for ever where this process is being stopped, since it ends by itself then.
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

/** Stops every child and what it started in turn; those that do not end in time are killed. */
export async function stopChildren(signal = 'SIGTERM') {
  isStopping = true;
  const groups = [...running.keys()];
  for (const group of groups) signalGroup(group, signal);
  const limitMs = Date.now() + STOP_LIMIT_MS;
  while (Date.now() < limitMs && groups.some((group) => signalGroup(group, 0)))
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  for (const group of groups) signalGroup(group, 'SIGKILL');
}

async function stopForSignal(signal) {
  if (isStopping) return;
  const isUsual = [...running.values()].every(({ mayBeStopped }) => mayBeStopped);
  await stopChildren(signal);
  process.exit(isUsual ? 0 : 128 + constants.signals[signal]);
}

/** Signals a process group; false where nothing of it is left. */
function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
    return true;
  } catch {
    return false;
  }
}
