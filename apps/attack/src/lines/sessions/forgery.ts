import type { AttackLine } from '../../AttackLine';
import { listApiCalls } from '../../site/listApiCalls';
import { apiPaths } from '../../site/apiPaths';
import { foreignOrigins } from '../../vectors/foreignOrigins';

/** Forms of the pages, which have no token: they rely on the browser's origin headers. */
const FORMS = [
  '/accounts/login',
  '/accounts/sign-up',
  '/accounts/forgot-password/',
  '/accounts/password/',
  '/accounts/reset-password/',
  '/accounts/onboarding',
  '/accounts/data/delete',
  '/newsletters/',
  '/newsletters/confirm/',
  '/newsletters/unsubscribe/',
  '/contact/',
  '/profiles/logout',
];
/** Forms whose page hides its origin; the submitted token is itself a secret. */
const HIDES_ORIGIN = /reset-password|newsletters\/(confirm|unsubscribe)/;
const FORGED_TOKENS = [undefined, '', 'x', 'x'.repeat(43), 'null', 'undefined', '*'];
const OVERRIDES = ['x-http-method-override', 'x-method-override', 'x-http-method'];

export const forgery: AttackLine = {
  number: 10,
  threat: 'another site writes in a member’s name',
  rule: 'Every write needs the CSRF token of its session, and none is accepted that the browser says comes from elsewhere.',
  isEnvironmentIndependent: true,
  async attack(site, trials) {
    const { browser } = await site.members.maya();
    const other = await site.members.noor();
    const before = await browser.get(`${apiPaths.me}export/`);
    const withoutTimestamp = (text: string) => text.replace(/"exported":"[^"]*"/, '');
    const writes = listApiCalls().filter(({ route }) => route.method !== 'GET');

    for (const { route, path } of writes) {
      const json = {};
      if (route.needsMember) {
        for (const token of [...FORGED_TOKENS, other.browser.cookies.get('csrftoken')]) {
          const headers = {
            cookie: browser.cookieHeader(),
            ...(token !== undefined && { 'x-csrftoken': token }),
          };
          const body = {
            path,
            method: route.method,
            body: '{}',
            headers: { 'content-type': 'application/json', ...headers },
          };
          trials.expectStatus(
            `${route.method} ${path} with the token ${token}`,
            await site.client.send(body),
            [403],
          );
        }
      }
      for (const origin of foreignOrigins(site.host)) {
        if (Object.values(origin).every((value) => value === '')) continue;
        const response = await browser.send(route.method, path, { json, headers: origin });
        trials.expectStatus(`${route.method} ${path} from ${JSON.stringify(origin)}`, response, [403]);
      }
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        const response = await site.client.send({
          method: route.method,
          path,
          body: '{"listing":1}',
          headers: { cookie: browser.cookieHeader(), 'content-type': type, origin: 'https://evil.example' },
        });
        trials.expectStatus(`${route.method} ${path} as ${type}`, response, [403]);
      }
    }
    for (const path of FORMS) {
      for (const origin of foreignOrigins(site.host)) {
        if (Object.values(origin).every((value) => value === '')) continue;
        if (origin.origin === 'null' && HIDES_ORIGIN.test(path)) continue;
        const response = await site.newBrowser().send('POST', path, {
          form: { email: 'a@b.example' },
          headers: { cookie: browser.cookieHeader(), ...origin },
        });
        trials.expectStatus(`POST ${path} from ${JSON.stringify(origin)}`, response, [403]);
      }
    }
    for (const override of OVERRIDES) {
      const response = await browser.get(`${apiPaths.me}?_method=DELETE`, { [override]: 'DELETE' });
      trials.expectStatus(`GET with ${override}`, response, [200]);
    }
    const after = await browser.get(`${apiPaths.me}export/`);
    trials.expect(
      'everything of the member afterwards',
      withoutTimestamp(after.text) === withoutTimestamp(before.text),
      'unchanged',
    );
  },
};
