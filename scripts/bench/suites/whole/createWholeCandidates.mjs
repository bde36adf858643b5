import { withoutEmbed } from '../../pages/rewritePage.mjs';
import { getReadyExpression, getRequestPattern } from './readyExpression.mjs';
import { joinSite } from './joinSite.mjs';
import { bareOf, wholePages } from './wholePages.mjs';

/**
 * Whole pages of the reference site, each with its widgets, and without the embed script.
 * @param {{ origin: string, loadPage(path: string): Promise<string> }} site
 * @returns {Promise<import('../Candidate.mjs').Candidate[]>}
 */
export async function createWholeCandidates(site) {
  const member = await joinSite(site.origin);
  const pairs = wholePages.map(async ({ name, path, react, enhancers = [], isOfMember = false }) => {
    const html = await site.loadPage(path);
    const widgets = [...react, ...enhancers];
    const visitor = isOfMember ? member : {};
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
