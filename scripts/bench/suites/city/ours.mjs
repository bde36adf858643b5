/** @param {string} name */
const statusOf = (name) => `document.querySelector('[data-widget="${name}"]').dataset.cgStatus`;

/**
 * A click on the widget's controls is queued or handled.
 * @param {string} name
 */
const keepsClicks = (name) => `/^(waiting|loading|ready)$/.test(${statusOf(name)})`;
/** @param {string} name */
const isDrawn = (name) => `${statusOf(name)} === 'ready'`;

/** @param {string} name */
const control = (name) => `[data-widget="navbar"] [data-cg-action="${name}"]`;

const login = {
  name: 'login',
  click: () => control('login'),
  done: () => `document.querySelector('[role=dialog] input[type=email]')`,
  after: `document.querySelector('[role=dialog] button[aria-label=Close]').click()`,
};
const search = {
  name: 'search',
  click: () => control('search'),
  done: () => `document.querySelector('[data-widget="navbar"] input[role=combobox]')`,
};

const OWN = /^\/(widgets|api)\//;

/** The bar is ready when a click on it is queued; `drawn` is when React has rendered it. */
export const ourBar = {
  own: OWN,
  ready: keepsClicks('navbar'),
  marks: { drawn: isDrawn('navbar') },
  actions: [login, search],
};

/** Before the first interaction only the first part is loaded. */
export const ourPatientBar = { own: OWN, ready: keepsClicks('navbar'), actions: [login] };

/** A visitor who presses Log in as soon as it is painted and clicks are queued. */
export const ourEarlyBar = {
  ready: `${keepsClicks('navbar')} && bench.fcp !== null`,
  actsEarly: true,
  actions: [{ ...login, isEarly: true, after: undefined }],
};

/**
 * React widgets are ready when all of them are rendered.
 * @param {string[]} names
 */
export function ourDrawn(names) {
  return { own: OWN, ready: names.map(isDrawn).join(' && ') };
}

const RESOURCES = `performance.getEntriesByType('resource')`;
/** How many React files were loaded. */
const REACTS = `new Set(${RESOURCES}.map(({ name }) => name).filter((name) => /\\/react\\.[^/]*js$/.test(name))).size`;
/**
 * KiB of the widget's own scripts.
 * @param {string} name
 */
const ownScripts = (name) =>
  `${RESOURCES}.filter((file) => file.name.includes('/widgets/${name}/') && file.name.endsWith('.js')).reduce((sum, file) => sum + file.encodedBodySize, 0) / 1024`;

/**
 * The sign-up form is ready when a press on its button is queued or handled; its code is loaded at the first
 * interaction.
 */
export const ourNewsletter = {
  own: OWN,
  ready: keepsClicks('newsletter'),
  actions: [
    {
      name: 'submit',
      click: () => '[data-widget="newsletter"] button',
      done: () => `document.querySelector('[data-widget="newsletter"] [aria-invalid]')`,
    },
  ],
  collect: `({ reacts: ${REACTS} })`,
  collectAfter: `({ ownKB: ${ownScripts('newsletter')} })`,
};

/** All widgets of the page: the bar as above, and each rendered. */
export const ourPage = {
  own: OWN,
  ready: `${keepsClicks('navbar')} && ${isDrawn('listing-grid')} && ${keepsClicks('newsletter')}`,
  marks: { drawn: ['navbar', 'listing-grid'].map(isDrawn).join(' && ') },
  actions: [login],
  collect: `({ reacts: ${REACTS} })`,
};

/** Every save button of the page is enhanced. */
export const ourButtons = {
  own: OWN,
  ready: `((all) => document.readyState !== 'loading' && all.length > 0 && all.every(({ dataset }) => dataset.cgStatus === 'ready'))([...document.querySelectorAll('[data-widget="save-button"]')])`,
};
