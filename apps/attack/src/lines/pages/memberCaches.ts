import type { AttackLine } from '../../AttackLine';
import { getHeader, type HttpResponse } from '../../http/HttpResponse';
import { API, apiPaths } from '../../site/apiPaths';
import { listApiCalls } from '../../site/listApiCalls';

const PAGES = [
  '/',
  '/news/',
  '/restaurants/',
  '/places/',
  '/events/',
  '/neighbourhoods/',
  '/search?q=a',
  '/newsletters/',
  '/contact/',
  '/jobs',
  '/archives/',
  '/accounts/login',
  '/accounts/sign-up',
  '/accounts/dashboard',
  '/accounts/data',
  '/accounts/password/',
  '/accounts/data/my-data.json',
  '/sitemap.xml',
  '/robots.txt',
  '/rss/',
  '/videos/',
  '/contests/',
  '/nowhere/',
  '/privacy/',
];
const PRIVATE = /no-store/;

export const memberCaches: AttackLine = {
  number: 22,
  threat: 'a cache serves another member’s page',
  rule: 'Cacheable responses are the same bytes for everyone and set no cookie; members’ own responses are never cached.',
  async attack(site, trials) {
    const maya = await site.members.maya();
    const noor = await site.members.noor();
    const reads = listApiCalls()
      .filter(({ route }) => route.method === 'GET')
      .map(({ path }) => path);
    for (const path of [...PAGES, ...reads]) {
      const asMaya = await maya.browser.get(path);
      const asGuest = await site.client.send({ path });
      const asNoor = await noor.browser.get(path);
      const all: [string, HttpResponse][] = [
        ['maya', asMaya],
        ['a guest', asGuest],
        ['noor', asNoor],
      ];
      for (const [who, response] of all) {
        const control = getHeader(response, 'cache-control');
        const isPublic = /public|max-age=[1-9]/.test(control) || (control === '' && response.status === 200);
        const setsCookie = response.headers.has('set-cookie');
        trials.expectResponse(
          `${path} by ${who}`,
          response,
          ({ status }) =>
            (status > 0 && status < 500 && !(isPublic && setsCookie) && control !== '') ||
            `cache-control ${control}, ${setsCookie ? 'a cookie' : 'no cookie'}`,
        );
        const names = [maya.email, noor.email, String(maya.browser.cookies.get('csrftoken'))];
        if (isPublic)
          trials.expect(
            `${path} by ${who}: whose it is`,
            !names.some((name) => response.text.includes(name)),
            'nobody’s',
          );
      }
      const isShared = !PRIVATE.test(getHeader(asMaya, 'cache-control')) && asMaya.status === 200;
      if (isShared)
        trials.expect(
          `${path} for a member and a guest`,
          asMaya.text === asGuest.text && asNoor.text === asGuest.text,
          'the same bytes',
        );
      if (getHeader(asMaya, 'etag') !== '') {
        const revalidated = await noor.browser.get(path, { 'if-none-match': getHeader(asMaya, 'etag') });
        if (revalidated.status === 304) trials.expect(`${path} by another’s ETag`, isShared, 304);
      }
    }
    for (const path of [
      apiPaths.me,
      `${API}favourites/`,
      `${apiPaths.me}export/`,
      apiPaths.hi,
      '/accounts/data',
    ]) {
      for (const suffix of ['/x.css', '/.js', ';x.css', '%2fx.css', '?x.css', '%00.css', '.css', '#.css']) {
        const response = await maya.browser.get(path.replace(/\/$/, '') + suffix.replace('#', '%23'));
        const control = getHeader(response, 'cache-control');
        trials.expect(
          `${path}${suffix}`,
          !response.text.includes(maya.email) || PRIVATE.test(control),
          response.status,
        );
      }
      for (const header of [
        'x-http-method-override',
        'x-forwarded-scheme',
        'x-original-url',
        'x-rewrite-url',
        'accept-encoding',
        'range',
        'accept-language',
        'x-forwarded-prefix',
      ]) {
        const response = await maya.browser.get('/', { [header]: path });
        trials.expect(
          `/ with ${header}: ${path}`,
          !response.text.includes(maya.email) && response.status < 500,
          response.status,
        );
      }
    }
  },
};
