import { loginMarkerCookie } from '@cityguide/site-config';
import type { AttackLine } from '../../AttackLine';
import type { HttpResponse } from '../../http/HttpResponse';
import { apiPaths } from '../../site/apiPaths';

/** Cookies that scripts of the page must read; all others are for the server only. */
const READABLE = new Set(['csrftoken', loginMarkerCookie]);

export const cookies: AttackLine = {
  number: 9,
  threat: 'cookies that others read or plant',
  rule: 'Every cookie is SameSite=Lax with Path=/; sessions are HttpOnly, and under TLS Secure with the prefix __Host-.',
  async attack(site, trials) {
    const { email, password } = await site.members.maya();
    const visitor = site.newBrowser();
    const responses: [string, HttpResponse][] = [
      ['a guest', await visitor.get(apiPaths.hi)],
      ['a log-in', await visitor.send('POST', apiPaths.logIn, { json: { email, password } })],
      [
        'a log-in by form',
        await site.newBrowser().send('POST', '/accounts/login', { form: { email, password, next: '/' } }),
      ],
      ['a log-in at a provider', await site.newBrowser().get('/profiles/facebook-login/?next=/')],
      ['a log-out', await visitor.get('/profiles/logout', { 'sec-fetch-site': 'same-origin' })],
    ];
    for (const [when, response] of responses) {
      for (const line of response.headers.get('set-cookie') ?? []) {
        const [name = ''] = line.split('=');
        const has = (attribute: string) => new RegExp(`;\\s*${attribute}(;|$)`, 'i').test(line);
        const isOver = /max-age=0|expires=thu, 01 jan 1970/i.test(line);
        trials.expect(`${when}: Path of ${name}`, has('path=/'), 'path');
        trials.expect(`${when}: Domain of ${name}`, !/;\s*domain=/i.test(line), 'no domain');
        if (!isOver)
          trials.expect(
            `${when}: SameSite of ${name}`,
            has('samesite=lax') || has('samesite=strict'),
            'as due',
          );
        if (!READABLE.has(name) && !isOver)
          trials.expect(`${when}: HttpOnly of ${name}`, has('httponly'), line);
        if (!site.isSecure) continue;
        trials.expect(`${when}: Secure of ${name}`, has('secure'), line);
        if (/session|device/.test(name))
          trials.expect(`${when}: prefix of ${name}`, name.startsWith('__Host-'), name);
      }
    }
    const sessionCookies = [...visitor.cookies.keys()].filter((name) => /session/.test(name));
    trials.expect('after the log-out', sessionCookies.length === 0, sessionCookies.join() || 'no session');
  },
};
