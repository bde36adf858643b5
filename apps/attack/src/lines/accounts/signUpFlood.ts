import type { AttackLine } from '../../AttackLine';
import { apiPaths } from '../../site/apiPaths';
import { getHeader } from '../../http/HttpResponse';

const ALLOWED = 10;

export const signUpFlood: AttackLine = {
  number: 3,
  threat: 'sign-ups reveal who has an account',
  rule: 'Sign-up has to report a taken address, so it is limited to ten attempts an hour from one network address.',
  testsRateLimits: true,
  async attack(site, trials) {
    let acceptedCount = 0;
    for (let turn = 0; turn < ALLOWED * 2; turn += 1) {
      const response = await site.newBrowser().send('POST', apiPaths.signUp, {
        json: { email: 'demo@example.com', password: '1' },
        headers: { 'x-forwarded-for': `203.0.113.${turn}, 198.51.100.7` },
      });
      if (response.status !== 429) acceptedCount += 1;
      const hasWait = response.status !== 429 || Number(getHeader(response, 'retry-after')) > 0;
      trials.expect(`sign-up ${turn + 1}`, acceptedCount <= ALLOWED && hasWait, response.status);
    }
    const byForm = await site.newBrowser().send('POST', '/accounts/sign-up', {
      form: { email: 'demo@example.com', password: 'rhubarb-pie-42', password_again: 'rhubarb-pie-42' },
      headers: { 'x-forwarded-for': '203.0.113.99, 198.51.100.7' },
    });
    trials.expectStatus('the form counts as well', byForm, [429]);
  },
};
