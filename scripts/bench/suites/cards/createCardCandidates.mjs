import { bundle, writeScripts } from '../../peers/bundle.mjs';
import { cardsPage } from '../../pages/cardsPage.mjs';
import { visitAsMember } from '../buttons/visitAsMember.mjs';
import { respondWithListings, nameOf } from './respondWithListings.mjs';

const PATH = '/made/';
const COUNT = 1200;
const LENGTH = 12;
/** Pages that are added first: after the middle one there are 60 cards. */
const EARLY = 7;
const LATE = 5;
const GROWTH = COUNT / LENGTH - 1 - EARLY - LATE;
const PRESSED = 5;

export const cardNames = ['1,200 cards: ours', '1,200 cards: React'];

/**
 * A grid that grows by Load More from 12 to 1,200 cards, page by page, after which some of the last cards are saved:
 * our widget for a member, and the grid of a React tutorial, which keeps what is saved in its own state.
 * @param {{ loadPage(path: string): Promise<string> }} site
 * @returns {Promise<import('../Candidate.mjs').Candidate[]>}
 */
export async function createCardCandidates(site) {
  const { results } = JSON.parse(await site.loadPage(`/api/v2/listings/?limit=${LENGTH}&ordering=name`));
  const listings = respondWithListings(results, COUNT);
  const member = await visitAsMember([]);
  const scripts = await bundle({ cards: 'reactCards.jsx' });
  const [ours, peer] = cardNames;
  return [
    {
      ...create(ours, {
        body: '<div data-widget="listing-grid" data-load="eager"></div>',
        head: '<script async src="/widgets/embed.js"></script>',
        // A live collection, so that counting repeatedly costs nothing.
        cards: `(window.benchCards ??= document.getElementsByTagName('article'))`,
        more: '[data-cg-more] button',
        save: (id) => `button[aria-label="Save ${nameOf(id)}"]`,
      }),
      prepare: member.prepare,
      answer: (request) => listings(request) ?? member.answer(request),
      files: { ...member.files },
    },
    {
      ...create(peer, {
        body: '<div id="cards"></div>',
        head: writeScripts(scripts, 'cards'),
        cards: `(window.benchCards ??= document.getElementsByTagName('article'))`,
        more: '#more',
        save: (id) => `#react-grid > :nth-child(${id}) button`,
      }),
      answer: listings,
      files: scripts,
    },
  ].map(({ body, ...candidate }) => ({ ...candidate, files: { ...candidate.files, [PATH]: body } }));
}

function create(name, { head, body, cards, more, save }) {
  const has = (count) => `${cards}.length === ${count}`;
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
    body: { body: cardsPage({ head, body }), type: 'text/html; charset=utf-8' },
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
