import { isListOf, isObjectWith, isRecord, parseJson } from '@cityguide/tooling/json';
import { bundle, writeScripts } from '../../peers/bundle.mjs';
import { cardsPage } from '../../pages/cardsPage.mjs';
import { visitAsMember } from '../buttons/visitAsMember.mjs';
import { respondWithListings, nameOf } from './respondWithListings.mjs';

/** @import { Action, Candidate } from '../Candidate.mjs' */

const PATH = '/made/';
const COUNT = 1200;
const LENGTH = 12;
/** Pages that are added first: after the middle one there are 60 cards. */
const EARLY = 7;
const LATE = 5;
const GROWTH = COUNT / LENGTH - 1 - EARLY - LATE;
const PRESSED = 5;

export const cardNames = /** @type {const} */ (['1,200 cards: ours', '1,200 cards: React']);

/**
 * A grid that grows by Load More from 12 to 1,200 cards, page by page, after which some of the last cards are saved:
 * our widget for a member, and the grid of a React tutorial, which keeps what is saved in its own state.
 * @param {{ loadPage(path: string): Promise<string> }} site
 * @returns {Promise<Candidate[]>}
 */
export async function createCardCandidates(site) {
  const firstPage = `/api/v2/listings/?limit=${LENGTH}&ordering=name`;
  const { results } = parseJson(await site.loadPage(firstPage), {
    from: firstPage,
    isRight: isObjectWith({ results: isListOf(isRecord) }),
    expected: 'results',
  });
  const listings = respondWithListings(results, COUNT);
  const member = await visitAsMember([]);
  const scripts = await bundle({ cards: 'reactCards.jsx' });
  const [ours, peer] = cardNames;
  return [
    {
      ...create(ours, {
        files: member.files,
        body: '<div data-widget="listing-grid" data-load="eager"></div>',
        head: '<script async src="/widgets/embed.js"></script>',
        // A live collection, so that counting repeatedly costs nothing.
        cards: `(window.benchCards ??= document.getElementsByTagName('article'))`,
        more: '[data-cg-more] button',
        save: (id) => `button[aria-label="Save ${nameOf(id)}"]`,
      }),
      prepare: member.prepare,
      answer: (request) => listings(request) ?? member.answer(request),
    },
    {
      ...create(peer, {
        files: scripts,
        body: '<div id="cards"></div>',
        head: writeScripts(scripts, 'cards'),
        cards: `(window.benchCards ??= document.getElementsByTagName('article'))`,
        more: '#more',
        save: (id) => `#react-grid > :nth-child(${id}) button`,
      }),
      answer: listings,
    },
  ];
}

/**
 * @param {string} name
 * @param {object} grid
 * @param {import('../Candidate.mjs').Files} grid.files besides the page
 * @param {string} grid.head markup
 * @param {string} grid.body markup
 * @param {string} grid.cards expression for all cards
 * @param {string} grid.more selector of the button for the next page
 * @param {(id: number) => string} grid.save selector of the control that saves a listing
 * @returns {Candidate}
 */
function create(name, { files, head, body, cards, more, save }) {
  const has = (/** @type {number} */ count) => `${cards}.length === ${count}`;
  /**
   * @param {string} action
   * @param {{ from: number, repeat: number, isEarly?: boolean }} pages
   * @returns {Action}
   */
  const adding = (action, { from, repeat, ...rest }) => ({
    name: action,
    repeat,
    click: () => more,
    done: (turn) => has((from + turn + 1) * LENGTH),
    ...rest,
  });
  return {
    name,
    path: PATH,
    at: ['cpu4'],
    /** Only the page's own work is measured. */
    delayMs: 0,
    files: { ...files, [PATH]: { body: cardsPage({ head, body }), type: 'text/html; charset=utf-8' } },
    ready: has(LENGTH),
    actions: [
      adding('early', { from: 1, repeat: EARLY }),
      adding('growth', { from: 1 + EARLY, repeat: GROWTH, isEarly: true }),
      adding('late', { from: 1 + EARLY + GROWTH, repeat: LATE }),
      {
        name: 'save',
        repeat: PRESSED,
        click: (turn) => save(COUNT - turn),
        done: (turn) =>
          `document.querySelector('${save(COUNT - turn)}').getAttribute('aria-pressed') === 'true'`,
      },
    ],
  };
}
