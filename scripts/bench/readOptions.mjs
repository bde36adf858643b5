import { parseArgs } from 'node:util';
import { getErrorMessage } from '@cityguide/tooling/caughtErrors';
import { chooseSuites } from './suites/chooseSuites.mjs';

const USAGE =
  'npm run bench -- [check | sizes] [--only N,P,X,W,F,A,S,D] [--candidates "bar,Ghost bar"] [--runs 5] [--write] [--no-build]';
/** @typedef {'all' | 'check' | 'sizes'} Mode */

/** @type {Mode[]} */
const MODES = ['all', 'check', 'sizes'];
/** A comma with a space after it is part of a name. */
const BETWEEN_NAMES = /,(?! )/;

/**
 * Parses the command line.
 * @param {string[]} args
 * @throws {Error} that says what is wrong and what is allowed
 */
export function readOptions(args) {
  try {
    return read(args);
  } catch (error) {
    throw new Error(`${getErrorMessage(error)}\n${USAGE}`, { cause: error });
  }
}

/** @param {string[]} args */
function read(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      candidates: { type: 'string' },
      runs: { type: 'string', default: '5' },
      write: { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
    },
  });
  const { only, candidates, runs, write: isKept, 'no-build': isBuilt } = values;
  const [wanted = 'all', ...more] = positionals;
  const mode = MODES.find((name) => name === wanted);
  if (!mode || more.length > 0) throw new Error(`What is "${positionals.join(' ')}"?`);
  if (!/^[1-9]\d*$/.test(runs)) throw new Error(`--runs is "${runs}"; it is a number from 1 on.`);
  if (isKept && (only || candidates || mode !== 'all'))
    throw new Error('--write keeps whole runs: leave everything else but --runs out.');
  const names = candidates?.split(BETWEEN_NAMES);
  return { mode, ids: chooseSuites(only), names, runs: Number(runs), isKept, isBuilt };
}
