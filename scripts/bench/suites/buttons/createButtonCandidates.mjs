import { areButtonsRight } from '../../in-page/areButtonsRight.mjs';
import { buttonPages } from './buttonPages.mjs';
import { bundleButtons } from './bundleButtons.mjs';
import { visitAsMember } from './visitAsMember.mjs';

/** @import { Action, Candidate } from '../Candidate.mjs' */
/** @import { ButtonKind } from './buttonPages.mjs' */

const PATH = '/made/';
/** @type {ButtonKind[]} */
const KINDS = ['page alone', 'ours', 'plain code', 'Stimulus', 'WordPress'];
/** Listings whose buttons are pressed one after the other; none of them is saved. */
const PRESSED = [2, 3, 4];
const OUR_START = `performance.getEntriesByType('resource').find(({ name }) => /save-button.*js$/.test(name)).responseEnd`;

/**
 * Name of a candidate of suite F.
 * @param {string} kind
 * @param {number} count
 */
export const buttonsOf = (kind, count) => `${count} buttons: ${kind}`;

/**
 * Pages with many save buttons, each listing on two cards, every fifth saved: ours, WordPress Interactivity,
 * Stimulus, and plain code as the baseline. Ours requests what is saved from the API; the peers read it from the
 * page.
 * @param {{ count: number, at: import('../Candidate.mjs').Candidate['at'] }} options
 * @returns {Promise<import('../Candidate.mjs').Candidate[]>}
 */
export async function createButtonCandidates({ count, at }) {
  const ids = Array.from({ length: count }, (_, index) => (index >> 1) + 1);
  const saved = [...new Set(ids)].filter((id) => id % 5 === 0 || id === 1 || id === count / 2);
  const bundles = await bundleButtons();
  const member = await visitAsMember(saved);

  /**
   * @param {ButtonKind} kind
   * @returns {Candidate}
   */
  function create(kind) {
    const isOurs = kind === 'ours';
    const isBare = kind === 'page alone';
    const body = buttonPages[kind]({ ids, saved });
    return {
      name: buttonsOf(kind, count),
      path: PATH,
      at,
      ...(isOurs && member),
      files: {
        ...(isOurs ? member.files : bundles[kind]),
        [PATH]: { body, type: 'text/html; charset=utf-8' },
      },
      before: `window.benchSaved = new Set(${JSON.stringify(saved.map(String))})`,
      ready: isBare ? `document.readyState === 'complete'` : `(${areButtonsRight})(${count}, ${isOurs})`,
      ...(!isBare && { startedMs: isOurs ? OUR_START : 'benchStartedMs', actions: [pressing] }),
    };
  }

  return KINDS.map(create);
}

/** @param {number} turn */
const turnOf = (turn) => ({ id: PRESSED[turn % PRESSED.length], isSaved: turn < PRESSED.length });

/**
 * Saves three listings and removes them again; both controls of the listing must be updated.
 * @type {Action}
 */
const pressing = {
  name: 'press',
  repeat: 2 * PRESSED.length,
  click: (turn) => `[data-listing-id="${turnOf(turn).id}"] > :first-child`,
  done(turn) {
    const { id, isSaved } = turnOf(turn);
    return `[...document.querySelectorAll('[data-listing-id="${id}"] > :first-child')].every((control) => (control.getAttribute('aria-pressed') === 'true') === ${isSaved})`;
  },
};
