import type { Line } from '../../Line';
import { apiPaths } from '../../site/apiPaths';
import { headerOf } from '../../http/Received';

const ALLOWED = 10;

export const signUpFlood: Line = {
  number: 3,
  threat: 'sign-ups tell who has an account',
  rule: 'That an address is taken has to be said; so no address of the network asks more than ten times an hour.',
  testsLimits: true,
  async attack(site, trials) {
    let answered = 0;
    for (let turn = 0; turn < ALLOWED * 2; turn += 1) {
      const answer = await site.browse().send('POST', apiPaths.signUp, {
        json: { email: 'demo@example.com', password: '1' },
        headers: { 'x-forwarded-for': `203.0.113.${turn}, 198.51.100.7` },
      });
      if (answer.status !== 429) answered += 1;
      const hasWait = answer.status !== 429 || Number(headerOf(answer, 'retry-after')) > 0;
      trials.expect(`sign-up ${turn + 1}`, answered <= ALLOWED && hasWait, answer.status);
    }
    const byForm = await site.browse().send('POST', '/accounts/sign-up', {
      form: { email: 'demo@example.com', password: 'rhubarb-pie-42', password_again: 'rhubarb-pie-42' },
      headers: { 'x-forwarded-for': '203.0.113.99, 198.51.100.7' },
    });
    trials.answers('the form counts along', byForm, [429]);
  },
};
