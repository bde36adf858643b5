import type { AttackLine } from '../../AttackLine';
import { listApiCalls, listBodyFields, listQueryFields } from '../../site/listApiCalls';
import { LEAKS } from '../../vectors/leaks';
import { oddCharacters, oddJsonTexts, strangeCharacters } from '../../vectors/oddCharacters';

const PAGES = [
  '/',
  '/news/',
  '/search',
  '/restaurants/',
  '/events/',
  '/archives/',
  '/accounts/login',
  '/newsletters/confirm/',
  '/newsletters/unsubscribe/',
  '/accounts/reset-password/',
];
const PATHS = [
  '/places/x/',
  '/restaurants/x/',
  '/events/x/',
  '/events/x/calendar.ics',
  '/news/x/',
  '/neighbourhoods/x/',
  '/places/n/1/x/',
  '/places/x/photos/',
  '/archives/x/',
  '/rss/x/',
  '/sitemaps/x/1.xml',
  '/images/x.jpg',
  '/films/x.webm',
  '/widgets/x',
  '/assets/x',
  '/tiles/1/x/1.svg',
  '/house-ads/x/',
  '/api/v2/listings/x/',
  '/api/v2/x/',
];
const FORMS: readonly [string, readonly string[]][] = [
  ['/contact/', ['name', 'email', 'message', 'topic']],
  ['/newsletters/', ['email', 'stamp', 'comment']],
  ['/accounts/login', ['email', 'password', 'next']],
  ['/accounts/forgot-password/', ['email']],
  ['/newsletters/confirm/', ['token']],
];
const DESTRUCTIVE_PATHS = /delete\/$|me\/sessions\//;

export const oddText: AttackLine = {
  number: 35,
  threat: 'NUL, lone surrogates, control characters',
  rule: 'NUL, lone surrogates and control characters get 400 in path, query and body; unusual characters break nothing.',
  isEnvironmentIndependent: true,
  async attack(site, trials) {
    const { browser } = await site.members.create();
    const get = (path: string) => browser.get(path);
    const isSafe = ({ status, text }: { status: number; text: string }) =>
      status > 0 && status < 500 && !LEAKS.test(text);
    for (const odd of oddCharacters) {
      for (const path of PATHS)
        trials.expectStatus(`GET ${path} with ${odd}`, await get(path.replace('x', `a${odd}b`)), [400]);
      for (const page of PAGES) {
        trials.expectStatus(`GET ${page}?q=${odd}`, await get(`${page}?q=a${odd}b`), [400]);
        trials.expectStatus(`GET ${page}?${odd}=1`, await get(`${page}?a${odd}b=1`), [400]);
      }
      for (const { route, path } of listApiCalls().filter((call) => call.route.method === 'GET'))
        for (const name of listQueryFields(route))
          trials.expectStatus(`GET ${path}?${name}=${odd}`, await get(`${path}?${name}=a${odd}b`), [400]);
      for (const [path, fields] of FORMS)
        for (const field of fields) {
          if (field === 'message' || field === 'name') continue;
          const sent = {
            method: 'POST',
            path,
            body: `${field}=a${odd}b`,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          };
          trials.expectResponse(
            `POST ${path} ${field}=${odd}`,
            await site.client.send(sent),
            ({ status }) => status >= 400 && status < 500,
          );
        }
    }
    for (const strange of strangeCharacters) {
      for (const path of PATHS)
        trials.expectResponse(
          `GET ${path} with ${strange.slice(0, 40)}`,
          await get(path.replace('x', strange)),
          isSafe,
        );
      for (const page of PAGES)
        trials.expectResponse(
          `GET ${page}?q=${strange.slice(0, 40)}`,
          await get(`${page}?q=${strange}&page=${strange}`),
          isSafe,
        );
    }
    for (const { route, path } of listApiCalls().filter(
      (call) => call.route.method !== 'GET' && !DESTRUCTIVE_PATHS.test(call.path),
    ))
      for (const name of listBodyFields(route))
        for (const text of oddJsonTexts) {
          const response = await browser.send(route.method, path, {
            body: `{"${name}":${text}}`,
            headers: { 'content-type': 'application/json' },
          });
          trials.expectStatus(`${route.method} ${path} ${name}=${text}`, response, [400]);
        }
    const huge = 'x'.repeat(64_000);
    for (const body of [`{"${huge}":1}`, `{"email":"${huge}"}`, `{"full_name":"${'é'.repeat(30_000)}"}`])
      trials.expectResponse(
        `a body of ${body.slice(0, 20)}…`,
        await browser.send('PATCH', '/api/v2/profiles/me/', {
          body,
          headers: { 'content-type': 'application/json' },
        }),
        isSafe,
      );
  },
};
