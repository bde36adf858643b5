import { readFile } from 'node:fs/promises';
import { insertBefore } from '../../pages/rewritePage.mjs';
import { unpackedFile } from '../../paths.mjs';
import { respondAsGhost } from '../../servers/respondAsGhost.mjs';

/** @import { Candidate, Files } from '../Candidate.mjs' */

const BUTTONS = '<button data-ghost-search>Search</button><button data-portal="signin">Sign in</button>';
const SCRIPTS = ['portal', 'sodo-search', 'announcement-bar', 'signup-form'];

/** Ghost's search adds a listener to its button, and nothing else shows that it is ready. */
const WATCH_SEARCH_LISTENER = `window.benchHeard = false;
const add = EventTarget.prototype.addEventListener;
EventTarget.prototype.addEventListener = function (type, ...rest) {
  if (type === 'click' && this instanceof Element && this.hasAttribute('data-ghost-search')) window.benchHeard = true;
  return add.call(this, type, ...rest);
};`;

const BAR_READY = `benchHeard && document.querySelector('[data-testid=portal-trigger-frame]')`;
const SIGN_UP_READY = `document.querySelector('.bench-signup iframe')?.contentDocument?.querySelector('[data-testid=button]')`;
const REST_READY = `document.querySelector('.gh-announcement-bar button') && ${SIGN_UP_READY}`;

const LOGIN_FRAME = `document.querySelector('[data-testid=portal-popup-frame]')?.contentDocument`;

const login = {
  name: 'login',
  click: () => '[data-portal=signin]',
  done: () => `${LOGIN_FRAME}?.querySelector('input[type=email]')`,
  after: `${LOGIN_FRAME}.querySelector('.gh-portal-closeicon').dispatchEvent(new MouseEvent('click', { bubbles: true }))`,
};
const search = {
  name: 'search',
  click: () => '[data-ghost-search]',
  done: () =>
    `[...document.querySelectorAll('iframe:not([data-testid])')].some((frame) => frame.contentDocument?.querySelector('input'))`,
};

/**
 * What every page with Ghost's widgets shares: its files, its API, and when it is ready.
 * @returns {Promise<Record<'bar' | 'all' | 'signUp', Partial<Candidate> & { ready: string }>>}
 */
export async function createGhost() {
  /** @type {Files} */
  const files = {
    '/bench/main.css': { body: await readFile(unpackedFile('sodo-search/umd/main.css')), type: 'text/css' },
  };
  for (const name of SCRIPTS) {
    const body = await readFile(unpackedFile(`${name}/umd/${name}.min.js`));
    files[`/bench/${name}.min.js`] = { body, type: 'text/javascript' };
  }
  const shared = {
    files,
    answer: respondAsGhost,
    before: WATCH_SEARCH_LISTENER,
    own: /^\/(bench|ghost|members)\//,
  };
  return {
    bar: { ...shared, ready: BAR_READY, actions: [login, search] },
    all: { ...shared, ready: `${BAR_READY} && ${REST_READY}`, actions: [login] },
    signUp: { ...shared, before: undefined, ready: SIGN_UP_READY },
  };
}

/**
 * The page with Ghost's log-in and search, as Ghost's own themes place them.
 * @param {string} html
 */
export function withGhostBar(html) {
  const scripts = `<script defer src="/bench/portal.min.js" data-i18n="true" data-ghost="/" data-key="key" data-api="/ghost/api/content/" data-locale="en" crossorigin="anonymous"></script>
<script defer src="/bench/sodo-search.min.js" data-key="key" data-styles="/bench/main.css" data-sodo-search="/" data-locale="en" crossorigin="anonymous"></script>
`;
  return insertBefore(insertBefore(html, '</nav>', BUTTONS), '</head>', scripts);
}

/**
 * The page with all of Ghost's widgets: also the announcement bar and the sign-up form of its newsletter.
 * @param {string} html
 */
export function withAllOfGhost(html) {
  const bar = `<script defer src="/bench/announcement-bar.min.js" data-announcement-bar="/" data-api-url="/members/api/announcement/" crossorigin="anonymous"></script>
`;
  return withGhostSignUp(insertBefore(withGhostBar(html), '</head>', bar));
}

/**
 * The page with only the sign-up form of Ghost's newsletter, in the same position as ours.
 * @param {string} html
 */
export function withGhostSignUp(html) {
  const form = `<div class="bench-signup" style="height:58px;min-width:240px"><script src="/bench/signup-form.min.js" data-button-color="#15171a" data-button-text-color="#FFFFFF" data-site="/" data-locale="en" async></script></div>`;
  return insertBefore(html, '</main>', form);
}
