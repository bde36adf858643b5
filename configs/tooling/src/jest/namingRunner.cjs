// Runs a test file as jest does, and says which file it was when its process dies. An error after the last test of a
// file kills a worker; jest then starts another one, which may well pass, and names no file or the next one.
const { AsyncLocalStorage } = require('node:async_hooks');
const { writeSync } = require('node:fs');
const { relative } = require('node:path');
const { default: runTests } = require('jest-circus/runner');

const STDERR = 2;
/** Follows all that a file starts, timers and sockets too. */
const origin = new AsyncLocalStorage();
const running = new Set();
let latest;

// Written at once: the process has no time for a stream.
const log = (text) => writeSync(STDERR, `${text}\n`);

process.on('uncaughtExceptionMonitor', (error) => {
  const file = origin.getStore();
  // While tests run, jest listens and blames the running one itself.
  if (process.listenerCount('uncaughtException') > 0 && (!file || running.has(file))) return;
  log(`Thrown outside any test, by ${file ?? `${latest} or a file before it`}: ${error?.message ?? error}`);
});

process.on('exit', (code) => {
  if (running.size > 0) log(`This jest process ended with code ${code} while it ran ${[...running].join()}.`);
});

// Jest hands over: global configuration, the project's, environment, runtime, path of the test file, and more.
module.exports = async function runNamed(...given) {
  const [, { rootDir }, , , testPath] = given;
  const file = relative(rootDir, testPath);
  running.add(file);
  latest = file;
  try {
    return await origin.run(file, () => runTests(...given));
  } finally {
    running.delete(file);
  }
};
