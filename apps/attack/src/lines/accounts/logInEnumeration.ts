import { compareTimes } from '../../compareTimes';
import type { AttackLine } from '../../AttackLine';
import { RateLimitReached } from '../../RateLimitReached';
import { apiPaths } from '../../site/apiPaths';

/** Spellings for which a known account must be indistinguishable from an unknown one. */
const SPELL_VARIANTS: readonly ((email: string) => string)[] = [
  (email) => email,
  (email) => email.toUpperCase(),
  (email) => ` ${email} `,
  (email) => email.replace('@', '+x@'),
];

export const logInEnumeration: AttackLine = {
  number: 1,
  threat: 'a log-in reveals who has an account',
  rule: 'A wrong password and an unknown address get the same response, in the same time.',
  measuresTime: true,
  async attack(site, trials) {
    const { email: known } = await site.members.maya();
    const unknown = site.members.newEmail('nobody');
    const byApi = (email: string) =>
      site.newBrowser().send('POST', apiPaths.logIn, { json: { email, password: 'not-the-password' } });
    const byForm = (email: string) =>
      site
        .newBrowser()
        .send('POST', '/accounts/login', { form: { email, password: 'not-the-password', next: '/' } });

    for (const spell of SPELL_VARIANTS) {
      for (const [endpoint, logIn] of [['API', byApi] as const, ['form', byForm] as const]) {
        const [right, wrong] = [await logIn(spell(known)), await logIn(spell(unknown))];
        if (right.status === 429) throw new RateLimitReached('log-ins');
        const hide = (text: string) =>
          text
            .replaceAll(spell(known), '…')
            .replaceAll(spell(unknown), '…')
            .replaceAll(known, '…')
            .replaceAll(unknown, '…');
        const isAlike = right.status === wrong.status && hide(right.text) === hide(wrong.text);
        trials.expect(
          `${endpoint}: ${spell('maya@…')}`,
          isAlike,
          isAlike ? right.status : `${right.status} and ${wrong.status}`,
        );
        const cookies = [right, wrong].map(({ headers }) => (headers.get('set-cookie') ?? []).length);
        trials.expect(
          `${endpoint}: cookies of ${spell('maya@…')}`,
          cookies[0] === cookies[1],
          `${cookies.join(' and ')} cookies`,
        );
      }
    }
    const { isAlike, found } = await compareTimes(
      () => byApi(known),
      () => byApi(unknown),
    );
    trials.expect('the response time', isAlike, found);
  },
};
