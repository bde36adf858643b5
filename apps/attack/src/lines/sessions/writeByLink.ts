import { groupByIntentAction, intentActions } from '@cityguide/api/contract';
import type { AttackLine } from '../../AttackLine';
import type { Headers } from '../../http/createClient';
import { parseJson } from '../../http/HttpResponse';
import { API, apiPaths } from '../../site/apiPaths';
import { logInAtProvider } from '../../site/logInAtProvider';
import { findSavableId } from './foreignObjects';

/** Headers of a browser that follows a link on a foreign page or in a mail, or whose URL was typed. */
const ARRIVAL_HEADERS: readonly Headers[] = [
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

/** The hidden fields of a page's forms. */
export function readHiddenFields(html: string): Record<string, string> {
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

export const writeByLink: AttackLine = {
  number: 33,
  threat: 'a link makes a visitor save or rate',
  rule: 'The intent of a link is performed after a log-in only if this visitor asked for it on this site.',
  isEnvironmentIndependent: true,
  async attack(site, trials) {
    const { browser, email, password } = await site.members.create();
    const findSaved = async (group: string) => {
      const list = parseJson(await browser.get(`${API}${group}/?limit=1`));
      return (list as { results?: { id: number }[] } | undefined)?.results?.[0]?.id;
    };
    const createIntentQuery = async (action: keyof typeof groupByIntentAction) =>
      new URLSearchParams({
        ...{ post_authenticate_action: action, rating: '5', next: '/' },
        object_id: String(await findSavableId(site, groupByIntentAction[action])),
      });
    for (const action of intentActions) {
      const group = groupByIntentAction[action];
      const intentQuery = await createIntentQuery(action);
      for (const page of PAGES) {
        for (const headers of ARRIVAL_HEADERS) {
          const visitor = site.newBrowser();
          const shownPage = await visitor.get(
            `${page}${page.includes('?') ? '&' : '?'}${intentQuery}`,
            headers,
          );
          const form = { ...readHiddenFields(shownPage.text), email, password };
          await visitor.send('POST', '/accounts/login', {
            form,
            headers: { 'sec-fetch-site': 'same-origin' },
          });
          const saved = await findSaved(group);
          const found = saved === undefined ? 'nothing saved' : 'saved';
          trials.expect(`${action} by ${page} with ${JSON.stringify(headers)}`, saved === undefined, found);
          if (saved !== undefined) await browser.send('DELETE', `${API}${group}/${saved}/`, { json: {} });
        }
      }
    }
    // Each creates an account without a password, which cannot be deleted afterwards.
    if (!site.ownServer || !site.isDevelopment) return;
    for (const action of intentActions) {
      for (const headers of ARRIVAL_HEADERS) {
        const visitor = site.newBrowser();
        await logInAtProvider(site, visitor, {
          person: 'new',
          query: String(await createIntentQuery(action)),
          headers,
        });
        const counts = await visitor.get(`${apiPaths.me}dashboard/`);
        const isHeld = !/[1-9]/.test(counts.text);
        trials.expectResponse(
          `${action} by the provider with ${JSON.stringify(headers)}`,
          counts,
          () => isHeld,
        );
      }
    }
  },
};
