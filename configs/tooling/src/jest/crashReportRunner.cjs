// Runs a test file as jest does, and logs which file it was when its process dies. An error after the last test of a
// file kills a worker; jest then starts another one, which may well pass, and names no file or the next one.
const { AsyncLocalStorage } = require('node:async_hooks');
const { writeSync } = require('node:fs');
const { relative } = require('node:path');
const { default: runTests } = require('jest-circus/runner');

const STDERR = 2;
/**
 * Tracks everything that a file starts, including timers and sockets.
 * @type {import('node:async_hooks').AsyncLocalStorage<string>}
 */
const origin = new AsyncLocalStorage();
/** @type {Set<string>} */
const running = new Set();
let latest = '';

/**
 * Written synchronously: the process has no time for a stream.
 * @param {string} text
 */
const log = (text) => writeSync(STDERR, `${text}\n`);

process.on('uncaughtExceptionMonitor', (error) => {
  const file = origin.getStore();
  // While tests run, jest listens and attributes the error to the running one itself.
  if (process.listenerCount('uncaughtException') > 0 && (!file || running.has(file))) return;
  log(`Thrown outside any test, by ${file ?? `${latest} or a file before it`}: ${error?.message ?? error}`);
});

process.on('exit', (code) => {
  if (running.size > 0) log(`This jest process ended with code ${code} while it ran ${[...running].join()}.`);
});

/** @param {import('jest-circus/runner').RunArguments} args */
module.exports = async function runNamed(...args) {
  const [, { rootDir }, , , testPath] = args;
  const file = relative(rootDir, testPath);
  running.add(file);
  latest = file;
  try {
    return await origin.run(file, () => runTests(...args));
  } finally {
    running.delete(file);
  }
};
