import { intentGroups, postAuthenticateActions } from '@cityguide/api/contract';
import type { Line } from '../../Line';
import type { Headers } from '../../http/createClient';
import { apiPaths } from '../../site/apiPaths';
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
    const countSaved = async () => {
      const { text } = await browser.get(`${apiPaths.me}dashboard/`);
      return text;
    };
    let before = await countSaved();
    for (const action of postAuthenticateActions) {
      const wish = new URLSearchParams({
        post_authenticate_action: action,
        object_id: String(await findObject(site, intentGroups[action])),
        rating: '5',
      });
      for (const page of PAGES) {
        for (const arrival of ARRIVALS) {
          const visitor = site.browse();
          const shown = await visitor.get(`${page}${page.includes('?') ? '&' : '?'}${wish}&next=/`, arrival);
          const form = { ...hiddenFields(shown.text), email, password };
          await visitor.send('POST', '/accounts/login', {
            form,
            headers: { 'sec-fetch-site': 'same-origin' },
          });
          const after = await countSaved();
          trials.expect(
            `${action} by ${page} with ${JSON.stringify(arrival)}`,
            after === before,
            after === before ? 'nothing saved' : 'saved',
          );
          before = after;
        }
      }
    }
    if (!site.isDevelopment) return;
    for (const action of postAuthenticateActions) {
      const wish = new URLSearchParams({
        post_authenticate_action: action,
        object_id: '1',
        rating: '5',
        next: '/',
      });
      for (const arrival of ARRIVALS.slice(0, 3)) {
        const led = await site.browse().get(`/profiles/facebook-login/?${wish}`, arrival);
        trials.judge(
          `${action} by the provider with ${JSON.stringify(arrival)}`,
          led,
          ({ status }) => status === 303 || status === 204,
        );
      }
    }
  },
};
