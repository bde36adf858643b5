/**
 * Pages of the reference site, and which of their widgets are in view on a large screen before scrolling.
 *
 * @typedef {object} WholePage
 * @property {string} name
 * @property {string} path
 * @property {string[]} react widgets in view that need React
 * @property {string[]} [enhancers] widgets in view that do not need React
 * @property {boolean} [isOfMember] whether the visitor is a member; else a guest
 */

/** @type {WholePage[]} */
export const wholePages = [
  { name: 'home', path: '/', react: ['navbar'], enhancers: ['save-button'] },
  { name: 'restaurants', path: '/restaurants/', react: ['navbar', 'listing-grid'] },
  {
    name: 'listing',
    path: '/restaurants/casa-marlowe/',
    react: ['navbar', 'photos'],
    enhancers: ['save-button', 'listing-actions'],
  },
  {
    name: 'neighbourhood',
    path: '/neighbourhoods/kensington-chinatown/',
    react: ['navbar', 'listing-grid'],
    enhancers: ['category-menu'],
  },
  {
    name: 'article',
    path: '/culture/a-mural-that-took-nine-years-and-one-wall/',
    react: ['navbar'],
    enhancers: ['bookmark'],
  },
  { name: 'dashboard', path: '/accounts/dashboard', react: ['navbar', 'dashboard'], isOfMember: true },
];

/**
 * Name of the same page without widgets.
 * @param {string} name
 */
export const bareOf = (name) => `${name}, widgets off`;
