import type { AttackLine } from '../../AttackLine';
import { RateLimitReached } from '../../RateLimitReached';
import { getHeader } from '../../http/HttpResponse';
import type { Headers } from '../../http/createClient';
import { apiPaths } from '../../site/apiPaths';

const ATTEMPTS_PER_ADDRESS = 20;
/** The client address that the proxy adds, if there is one. */
const PROXIED_ADDRESS = '198.51.100.20';

/** Headers by which an attacker could try to spoof another address each time. */
const SPOOFING_HEADERS: readonly ((turn: number) => Headers)[] = [
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

export const bruteForce: AttackLine = {
  number: 4,
  threat: 'passwords are guessed',
  rule: 'After twenty wrong log-ins an address is blocked for a quarter of an hour, whatever headers it sends; a browser that the member used before is not locked out.',
  testsRateLimits: true,
  async attack(site, trials) {
    const { email, password, browser } = await site.members.create();
    const guess = (headers: Headers = {}, name = email) =>
      site.newBrowser().send('POST', apiPaths.logIn, {
        json: { email: name, password: 'a-guess' },
        headers: { 'x-forwarded-for': PROXIED_ADDRESS, ...headers },
      });
    for (let turn = 0; turn < ATTEMPTS_PER_ADDRESS; turn += 1) {
      const response = await guess();
      if (turn === 0 && response.status === 429) throw new RateLimitReached('log-ins');
      trials.expectStatus(`guess ${turn + 1}`, response, [400]);
    }
    const rejected = await guess();
    trials.expectResponse(
      'one guess more',
      rejected,
      ({ status }) => status === 429 && Number(getHeader(rejected, 'retry-after')) > 0,
    );
    const spoofForwardedFor = (turn: number) => `203.0.113.${turn}, ${PROXIED_ADDRESS}`;
    for (const [turn, disguise] of SPOOFING_HEADERS.entries()) {
      const headers = disguise(turn);
      trials.expectStatus(`disguised by ${Object.keys(headers).join()}`, await guess(headers), [429]);
    }
    for (let turn = 0; turn < 6; turn += 1)
      trials.expectStatus(
        `forged X-Forwarded-For ${turn}`,
        await guess({ 'x-forwarded-for': spoofForwardedFor(turn) }),
        [429],
      );
    trials.expectStatus('Forwarded', await guess({ forwarded: 'for=203.0.113.77' }), [429]);
    for (const spelling of [email.toUpperCase(), ` ${email}`, `${email} `])
      trials.expectStatus(`spelt ${JSON.stringify(spelling)}`, await guess({}, spelling), [429]);
    trials.expectStatus(
      'another account from the same address',
      await guess({}, 'somebody@example.com'),
      [429],
    );
    const form = { email, password: 'a-guess', next: '/' };
    const byForm = await site
      .newBrowser()
      .send('POST', '/accounts/login', { form, headers: { 'x-forwarded-for': PROXIED_ADDRESS } });
    trials.expectStatus('the form counts as well', byForm, [429]);
    const fromKnownBrowser = await browser.send('POST', apiPaths.logIn, {
      json: { email, password },
      headers: { 'x-forwarded-for': PROXIED_ADDRESS },
    });
    trials.expectStatus('the member’s own browser', fromKnownBrowser, [200]);
  },
};
