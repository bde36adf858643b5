import { withoutEmbed } from '../../pages/rewritePage.mjs';
import { getReadyExpression, getRequestPattern } from './readyExpression.mjs';
import { joinSite } from './joinSite.mjs';
import { bareOf, wholePages } from './wholePages.mjs';

/** @import { Candidate, Site } from '../Candidate.mjs' */

/**
 * Whole pages of the reference site, each with its widgets, and without the embed script.
 * @param {Site} site
 * @returns {Promise<Candidate[]>}
 */
export async function createWholeCandidates(site) {
  const member = await joinSite(site.origin);
  const pairs = wholePages.map(async ({ name, path, react, enhancers = [], isOfMember = false }) => {
    const html = await site.loadPage(path);
    const widgets = [...react, ...enhancers];
    /** @type {Pick<Candidate, 'prepare' | 'files'>} */
    const visitor = isOfMember ? member : {};
    /**
     * @param {string} body
     * @returns {Pick<Candidate, 'path' | 'at' | 'prepare' | 'files'>}
     */
    const create = (body) => ({
      path,
      at: ['slow', 'heap'],
      ...visitor,
      files: { ...visitor.files, [path]: { body, type: 'text/html; charset=utf-8' } },
    });
    return [
      { ...create(withoutEmbed(html)), name: bareOf(name), ready: `document.readyState === 'complete'` },
      {
        ...create(html),
        name,
        own: /^\/(widgets|api)\//,
        ready: widgets.map(getReadyExpression).join(' && '),
        marks: Object.fromEntries(widgets.map((widget) => [widget, getReadyExpression(widget)])),
        chains: Object.fromEntries(
          widgets.map((widget) => [widget, getRequestPattern(widget, { hasReact: react.includes(widget) })]),
        ),
      },
    ];
  });
  return (await Promise.all(pairs)).flat();
}
