import type { Line } from '../../Line';
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

export const fixation: Line = {
  number: 5,
  threat: 'a session that somebody else has chosen',
  rule: 'Each log-in and sign-up makes a new token; the one the browser had before ends, and a chosen one never counts.',
  async attack(site, trials) {
    const { email, password } = await site.members.maya();
    for (const name of NAMES) {
      for (const token of TOKENS) {
        const chosen = `${name}=${token}`;
        const hi = await site.browse().get(apiPaths.hi, { cookie: chosen });
        trials.judge(
          `a guest with ${chosen.slice(0, 60)}`,
          hi,
          ({ status, text }) => status === 200 && text.includes('"id":null'),
        );
      }
    }
    for (const [way, path] of [['API', apiPaths.logIn] as const, ['form', '/accounts/login'] as const]) {
      for (const token of TOKENS.slice(0, 4)) {
        const victim = site.browse();
        const sent = way === 'API' ? { json: { email, password } } : { form: { email, password, next: '/' } };
        const answer = await victim.send('POST', path, {
          ...sent,
          headers: { cookie: `sessionid=${token}; __Host-sessionid=${token}` },
        });
        const own = [...victim.cookies].find(([name]) => isSession(name))?.[1];
        const isNew = own !== undefined && own !== token && /^[\w-]{43}$/.test(own);
        trials.expect(`${way} with the chosen ${token.slice(0, 20)}`, isNew, answer.status);
        const fixed = await site
          .browse()
          .get(apiPaths.hi, { cookie: `sessionid=${token}; __Host-sessionid=${token}` });
        trials.expect('the chosen one afterwards', fixed.text.includes('"id":null'), 'guest');
      }
    }
    const browser = await site.members.logIn({ email, password });
    const before = browser.cookieHeader();
    await browser.send('POST', apiPaths.logIn, { json: { email, password } });
    trials.expect('another token at the next log-in', browser.cookieHeader() !== before, 'new');
    const old = await site.browse().get(apiPaths.hi, { cookie: before });
    trials.expect('the one before it', old.text.includes('"id":null'), 'guest');
  },
};
