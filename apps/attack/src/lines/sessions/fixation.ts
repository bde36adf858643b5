import type { AttackLine } from '../../AttackLine';
import { apiPaths } from '../../site/apiPaths';

const TOKENS = [
  'A'.repeat(43),
  'x',
  '',
  '__proto__',
  `${'A'.repeat(43)}; sessionid=${'B'.repeat(43)}`,
  'A'.repeat(4000),
  '"quoted"',
  '%41'.repeat(20),
];
const NAMES = ['sessionid', '__Host-sessionid', '__Secure-sessionid', 'SESSIONID', 'session'];

const isSession = (name: string) => /sessionid$/.test(name);

export const fixation: AttackLine = {
  number: 5,
  threat: 'a session chosen by somebody else',
  rule: 'Each log-in and sign-up creates a new token; the browser’s previous one ends, and a chosen one is never valid.',
  async attack(site, trials) {
    const { email, password } = await site.members.maya();
    for (const name of NAMES) {
      for (const token of TOKENS) {
        const cookie = `${name}=${token}`;
        const hi = await site.newBrowser().get(apiPaths.hi, { cookie });
        trials.expectResponse(
          `a guest with ${cookie.slice(0, 60)}`,
          hi,
          ({ status, text }) => status === 200 && text.includes('"id":null'),
        );
      }
    }
    for (const [endpoint, path] of [['API', apiPaths.logIn] as const, ['form', '/accounts/login'] as const]) {
      for (const token of TOKENS.slice(0, 4)) {
        const victim = site.newBrowser();
        const sent =
          endpoint === 'API' ? { json: { email, password } } : { form: { email, password, next: '/' } };
        const response = await victim.send('POST', path, {
          ...sent,
          headers: { cookie: `sessionid=${token}; __Host-sessionid=${token}` },
        });
        const sessionToken = [...victim.cookies].find(([name]) => isSession(name))?.[1];
        const isNew =
          sessionToken !== undefined && sessionToken !== token && /^[\w-]{43}$/.test(sessionToken);
        trials.expect(`${endpoint} with the chosen ${token.slice(0, 20)}`, isNew, response.status);
        const afterwards = await site
          .newBrowser()
          .get(apiPaths.hi, { cookie: `sessionid=${token}; __Host-sessionid=${token}` });
        trials.expect('the chosen one afterwards', afterwards.text.includes('"id":null'), 'guest');
      }
    }
    const browser = await site.members.logIn({ email, password });
    const before = browser.cookieHeader();
    await browser.send('POST', apiPaths.logIn, { json: { email, password } });
    trials.expect('another token at the next log-in', browser.cookieHeader() !== before, 'new');
    const replayed = await site.newBrowser().get(apiPaths.hi, { cookie: before });
    trials.expect('the one before it', replayed.text.includes('"id":null'), 'guest');
  },
};
