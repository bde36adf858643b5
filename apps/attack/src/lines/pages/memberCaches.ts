import type { Line } from '../../Line';
import { headerOf, type Received } from '../../http/Received';
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

export const memberCaches: Line = {
  number: 22,
  threat: 'a cache hands one member’s answer to another',
  rule: 'What may be kept is the same bytes for everyone and sets no cookie; what belongs to a member is kept by no cache.',
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
      const all: [string, Received][] = [
        ['maya', asMaya],
        ['a guest', asGuest],
        ['noor', asNoor],
      ];
      for (const [who, answer] of all) {
        const control = headerOf(answer, 'cache-control');
        const isPublic = /public|max-age=[1-9]/.test(control) || (control === '' && answer.status === 200);
        const setsCookie = answer.headers.has('set-cookie');
        trials.judge(
          `${path} by ${who}`,
          answer,
          ({ status }) =>
            (status > 0 && status < 500 && !(isPublic && setsCookie) && control !== '') ||
            `cache-control ${control}, ${setsCookie ? 'a cookie' : 'no cookie'}`,
        );
        const names = [maya.email, noor.email, String(maya.browser.cookies.get('csrftoken'))];
        if (isPublic)
          trials.expect(
            `${path} by ${who}: whose it is`,
            !names.some((name) => answer.text.includes(name)),
            'nobody’s',
          );
      }
      const isAnybodys = !PRIVATE.test(headerOf(asMaya, 'cache-control')) && asMaya.status === 200;
      if (isAnybodys)
        trials.expect(
          `${path} for a member and a guest`,
          asMaya.text === asGuest.text && asNoor.text === asGuest.text,
          'the same bytes',
        );
      if (headerOf(asMaya, 'etag') !== '') {
        const asked = await noor.browser.get(path, { 'if-none-match': headerOf(asMaya, 'etag') });
        if (asked.status === 304) trials.expect(`${path} by another’s ETag`, isAnybodys, 304);
      }
    }
    for (const path of [
      apiPaths.me,
      `${API}favourites/`,
      `${apiPaths.me}export/`,
      apiPaths.hi,
      '/accounts/data',
    ]) {
      for (const trick of ['/x.css', '/.js', ';x.css', '%2fx.css', '?x.css', '%00.css', '.css', '#.css']) {
        const answer = await maya.browser.get(path.replace(/\/$/, '') + trick.replace('#', '%23'));
        const control = headerOf(answer, 'cache-control');
        trials.expect(
          `${path}${trick}`,
          !answer.text.includes(maya.email) || PRIVATE.test(control),
          answer.status,
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
        const answer = await maya.browser.get('/', { [header]: path });
        trials.expect(
          `/ with ${header}: ${path}`,
          !answer.text.includes(maya.email) && answer.status < 500,
          answer.status,
        );
      }
    }
  },
};
