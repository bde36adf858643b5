import type { Line } from '../../Line';
import { LimitReached } from '../../LimitReached';
import { headerOf } from '../../http/Received';
import type { Headers } from '../../http/createClient';
import { apiPaths } from '../../site/apiPaths';

const FROM_ADDRESS = 20;
/** Where the proxy, if there is one, says that requests come from. */
const PROXY_SAW = '198.51.100.20';

/** Headers by which an attacker would like to be somebody else each time. */
const DISGUISES: readonly ((turn: number) => Headers)[] = [
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'cf-connecting-ip',
  'true-client-ip',
  'fastly-client-ip',
  'x-originating-ip',
  'x-remote-ip',
  'x-remote-addr',
  'x-forwarded',
  'forwarded-for',
  'x-azure-clientip',
].map((name) => (turn: number) => ({ [name]: `203.0.113.${turn}` }));

export const bruteForce: Line = {
  number: 4,
  threat: 'passwords are guessed',
  rule: 'Twenty wrong log-ins from an address are enough for a quarter of an hour, whatever it calls itself; a browser that the member used before is not locked out.',
  testsLimits: true,
  async attack(site, trials) {
    const { email, password, browser } = await site.members.create();
    const guess = (headers: Headers = {}, name = email) =>
      site.browse().send('POST', apiPaths.logIn, {
        json: { email: name, password: 'a-guess' },
        headers: { 'x-forwarded-for': PROXY_SAW, ...headers },
      });
    for (let turn = 0; turn < FROM_ADDRESS; turn += 1) {
      const answer = await guess();
      if (turn === 0 && answer.status === 429) throw new LimitReached('log-ins');
      trials.answers(`guess ${turn + 1}`, answer, [400]);
    }
    const over = await guess();
    trials.judge(
      'one guess more',
      over,
      ({ status }) => status === 429 && Number(headerOf(over, 'retry-after')) > 0,
    );
    const spoofed = (turn: number) => `203.0.113.${turn}, ${PROXY_SAW}`;
    for (const [turn, disguise] of DISGUISES.entries()) {
      const headers = disguise(turn);
      trials.answers(`disguised by ${Object.keys(headers).join()}`, await guess(headers), [429]);
    }
    for (let turn = 0; turn < 6; turn += 1)
      trials.answers(
        `forged X-Forwarded-For ${turn}`,
        await guess({ 'x-forwarded-for': spoofed(turn) }),
        [429],
      );
    trials.answers('Forwarded', await guess({ forwarded: 'for=203.0.113.77' }), [429]);
    for (const spelling of [email.toUpperCase(), ` ${email}`, `${email} `])
      trials.answers(`spelt ${JSON.stringify(spelling)}`, await guess({}, spelling), [429]);
    trials.answers('another account from the same address', await guess({}, 'somebody@example.com'), [429]);
    const form = { email, password: 'a-guess', next: '/' };
    const byForm = await site
      .browse()
      .send('POST', '/accounts/login', { form, headers: { 'x-forwarded-for': PROXY_SAW } });
    trials.answers('the form counts along', byForm, [429]);
    const atHome = await browser.send('POST', apiPaths.logIn, {
      json: { email, password },
      headers: { 'x-forwarded-for': PROXY_SAW },
    });
    trials.answers('the member’s own browser', atHome, [200]);
  },
};
