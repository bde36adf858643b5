import { compareTimes } from '../../compareTimes';
import type { Line } from '../../Line';
import { LimitReached } from '../../LimitReached';
import { apiPaths } from '../../site/apiPaths';

/** Spellings under which an account must be as unknown as a stranger's. */
const SPELLINGS: readonly ((email: string) => string)[] = [
  (email) => email,
  (email) => email.toUpperCase(),
  (email) => ` ${email} `,
  (email) => email.replace('@', '+x@'),
];

export const logInEnumeration: Line = {
  number: 1,
  threat: 'a log-in tells who has an account',
  rule: 'A wrong password and an unknown address are answered by the same words, in the same time.',
  measuresTime: true,
  async attack(site, trials) {
    const { email: known } = await site.members.maya();
    const unknown = site.members.newEmail('nobody');
    const byApi = (email: string) =>
      site.browse().send('POST', apiPaths.logIn, { json: { email, password: 'not-the-password' } });
    const byForm = (email: string) =>
      site
        .browse()
        .send('POST', '/accounts/login', { form: { email, password: 'not-the-password', next: '/' } });

    for (const spell of SPELLINGS) {
      for (const [way, logIn] of [['API', byApi] as const, ['form', byForm] as const]) {
        const [right, wrong] = [await logIn(spell(known)), await logIn(spell(unknown))];
        if (right.status === 429) throw new LimitReached('log-ins');
        const hide = (text: string) =>
          text
            .replaceAll(spell(known), '…')
            .replaceAll(spell(unknown), '…')
            .replaceAll(known, '…')
            .replaceAll(unknown, '…');
        const isAlike = right.status === wrong.status && hide(right.text) === hide(wrong.text);
        trials.expect(
          `${way}: ${spell('maya@…')}`,
          isAlike,
          isAlike ? right.status : `${right.status} and ${wrong.status}`,
        );
        const cookies = [right, wrong].map(({ headers }) => (headers.get('set-cookie') ?? []).length);
        trials.expect(
          `${way}: cookies of ${spell('maya@…')}`,
          cookies[0] === cookies[1],
          `${cookies.join(' and ')} cookies`,
        );
      }
    }
    const { isAlike, found } = await compareTimes(
      () => byApi(known),
      () => byApi(unknown),
    );
    trials.expect('the time of an answer', isAlike, found);
  },
};
