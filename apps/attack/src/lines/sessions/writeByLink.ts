import { intentGroups, postAuthenticateActions } from '@cityguide/api/contract';
import type { Line } from '../../Line';
import type { Headers } from '../../http/createClient';
import { jsonOf } from '../../http/Received';
import { API, apiPaths } from '../../site/apiPaths';
import { logInAtProvider } from '../../site/logInAtProvider';
import { findObject } from './foreignObjects';

/** How a browser comes by a link on a foreign page, in a mail, or typed. */
const ARRIVALS: readonly Headers[] = [
  { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { referer: 'https://evil.example/' },
  {},
];
const PAGES = [
  '/accounts/login',
  '/accounts/login?form=sign-up',
  '/accounts/sign-up',
  '/accounts/onboarding',
];

/** The fields that a page's forms carry along unseen. */
export function hiddenFields(html: string): Record<string, string> {
  const inputs = html.match(/<input[^>]*type="hidden"[^>]*>/g) ?? [];
  const read = (input: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(input)?.[1] ?? '';
  return Object.fromEntries(inputs.map((input) => [read(input, 'name'), unescape(read(input, 'value'))]));
}

const unescape = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

export const writeByLink: Line = {
  number: 33,
  threat: 'a link makes a visitor save or rate',
  rule: 'What a link asks to be done after a log-in is done only where this visitor asked for it on this site.',
  isAlikeEverywhere: true,
  async attack(site, trials) {
    const { browser, email, password } = await site.members.create();
    const findSaved = async (group: string) => {
      const list = jsonOf(await browser.get(`${API}${group}/?limit=1`));
      return (list as { results?: { id: number }[] } | undefined)?.results?.[0]?.id;
    };
    const wishOf = async (action: keyof typeof intentGroups) =>
      new URLSearchParams({
        ...{ post_authenticate_action: action, rating: '5', next: '/' },
        object_id: String(await findObject(site, intentGroups[action])),
      });
    for (const action of postAuthenticateActions) {
      const group = intentGroups[action];
      const wish = await wishOf(action);
      for (const page of PAGES) {
        for (const arrival of ARRIVALS) {
          const visitor = site.browse();
          const shown = await visitor.get(`${page}${page.includes('?') ? '&' : '?'}${wish}`, arrival);
          const form = { ...hiddenFields(shown.text), email, password };
          await visitor.send('POST', '/accounts/login', {
            form,
            headers: { 'sec-fetch-site': 'same-origin' },
          });
          const saved = await findSaved(group);
          const found = saved === undefined ? 'nothing saved' : 'saved';
          trials.expect(`${action} by ${page} with ${JSON.stringify(arrival)}`, saved === undefined, found);
          if (saved !== undefined) await browser.send('DELETE', `${API}${group}/${saved}/`, { json: {} });
        }
      }
    }
    // Each makes an account that has no password to be deleted with.
    if (!site.own || !site.isDevelopment) return;
    for (const action of postAuthenticateActions) {
      for (const arrival of ARRIVALS) {
        const visitor = site.browse();
        await logInAtProvider(site, visitor, { person: 'new', query: String(await wishOf(action)), arrival });
        const counts = await visitor.get(`${apiPaths.me}dashboard/`);
        const isHeld = !/[1-9]/.test(counts.text);
        trials.judge(`${action} by the provider with ${JSON.stringify(arrival)}`, counts, () => isHeld);
      }
    }
  },
};
