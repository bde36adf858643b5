import { bundle, writeScripts } from '../../peers/bundle.mjs';
import {
  emptyMountPoint,
  insertBefore,
  keepWidgets,
  loadAt,
  withoutEmbed,
} from '../../pages/rewritePage.mjs';
import { createGhost, withAllOfGhost, withGhostBar, withGhostSignUp } from './ghost.mjs';
import { ourBar, ourButtons, ourDrawn, ourEarlyBar, ourNewsletter, ourPage, ourPatientBar } from './ours.mjs';

/** @import { Candidate, Site } from '../Candidate.mjs' */

/** The page with bar, grid and newsletter. */
const LIST_PAGE = '/restaurants/';
/** The page with bar and save buttons. */
const HOME_PAGE = '/';

const BUNDLE_STYLE = '<link rel="stylesheet" href="/bench/all.css">\n';

const BARE = { ready: `document.readyState === 'complete'` };

/**
 * The same page of the reference site with our widgets, with the peers', and with neither.
 * @param {Pick<Site, 'loadPage'>} site
 * @returns {Promise<Candidate[]>}
 */
export async function createCityCandidates(site) {
  const [list, home] = await Promise.all([site.loadPage(LIST_PAGE), site.loadPage(HOME_PAGE)]);
  const bare = keepWidgets(withoutEmbed(list), []);
  const bar = keepWidgets(list, ['navbar']);
  const both = keepWidgets(list, ['navbar', 'listing-grid']);
  const newsletter = keepWidgets(list, ['newsletter']);
  const all = keepWidgets(list, ['navbar', 'listing-grid', 'newsletter']);
  const eager = loadAt(loadAt(both, 'navbar', 'eager'), 'listing-grid', 'eager');
  const withoutCards = keepWidgets(withoutEmbed(emptyMountPoint(list, 'listing-grid')), []);
  const ghost = await createGhost();
  const oneBundle = await bundle({ all: 'oneBundle.mjs' });
  const reactGrid = await bundle({ grid: 'reactGrid.jsx' });

  return [
    create('page alone', { html: bare, at: ['slow', 'heap'], ...BARE }),
    create('bar', { html: bar, at: ['slow', 'heap'], ...ourBar }),
    create('bar on intent', { html: loadAt(bar, 'navbar', 'interaction'), ...ourPatientBar }),
    create('bar, pressed early', { html: bar, ...ourEarlyBar }),
    create('Ghost bar', { html: withGhostBar(bare), at: ['slow', 'heap'], ...ghost.bar }),
    create('newsletter', { html: newsletter, at: ['slow', 'heap'], ...ourNewsletter }),
    create('Ghost sign-up', { html: withGhostSignUp(bare), at: ['slow', 'heap'], ...ghost.signUp }),
    create('all of ours', { html: all, at: ['slow', 'heap'], ...ourPage }),
    create('all of Ghost', { html: withAllOfGhost(bare), at: ['slow', 'heap'], ...ghost.all }),
    create('federation, eager', { html: eager, ...ourDrawn(['navbar', 'listing-grid']) }),
    create('one bundle, eager', {
      html: inHead(withoutEmbed(both), `${BUNDLE_STYLE}${writeScripts(oneBundle, 'all')}`),
      files: oneBundle,
      ...ourDrawn(['navbar', 'listing-grid']),
      own: /^\/(bench|api)\//,
    }),
    create('grid', { html: keepWidgets(list, ['listing-grid']), ...ourDrawn(['listing-grid']) }),
    create('React grid', {
      html: inHead(withoutCards, writeScripts(reactGrid, 'grid')),
      files: reactGrid,
      own: /^\/(bench|api)\//,
      ready: `document.getElementById('react-grid').childElementCount === 12`,
    }),
    create('home alone', { html: keepWidgets(withoutEmbed(home), []), path: HOME_PAGE, ...BARE }),
    create('save buttons', { html: keepWidgets(home, ['save-button']), path: HOME_PAGE, ...ourButtons }),
  ];
}

/**
 * @param {string} html
 * @param {string} markup
 */
const inHead = (html, markup) => insertBefore(html, '</head>', markup);

/**
 * @param {string} name
 * @param {Partial<Candidate> & { html: string, ready: string }} candidate
 * @returns {Candidate}
 */
function create(name, { html, path = LIST_PAGE, at = ['slow'], files, ...rest }) {
  const page = { body: html, type: 'text/html; charset=utf-8' };
  return { name, path, at, ...rest, files: { ...files, [path]: page } };
}
