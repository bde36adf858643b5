import { compareTimes } from '../../compareTimes';
import type { Line } from '../../Line';
import { LimitReached } from '../../LimitReached';
import { apiPaths } from '../../site/apiPaths';
import { findMail, mailsTo } from '../../site/Mailbox';

export const resetEnumeration: Line = {
  number: 2,
  threat: 'a reset tells who has an account',
  rule: 'A reset is answered alike and as fast for an unknown address, and mails the known one alone.',
  measuresTime: true,
  async attack(site, trials) {
    const { email: known } = await site.members.create();
    const unknown = site.members.newEmail('nobody');
    const byApi = (email: string) => site.browse().send('POST', apiPaths.reset, { json: { email } });
    const byForm = (email: string) =>
      site.browse().send('POST', '/accounts/forgot-password/', { form: { email } });
    for (const [way, reset] of [['API', byApi] as const, ['form', byForm] as const]) {
      const [right, wrong] = [await reset(known), await reset(unknown)];
      if (right.status === 429) throw new LimitReached('resets');
      const isAlike =
        right.status === wrong.status &&
        right.text.replaceAll(known, '…') === wrong.text.replaceAll(unknown, '…');
      trials.expect(
        `${way}: the words`,
        isAlike,
        isAlike ? right.status : `${right.status} and ${wrong.status}`,
      );
    }
    if (site.mail) {
      trials.expect('mail to the member', (await findMail(site.mail, known)) !== undefined, 'a mail');
      const stray = await mailsTo(site.mail, unknown);
      trials.expect('mail to the stranger', stray.length === 0, `${stray.length} mails`);
    }
    // One address may be asked for five times an hour, so that earnest limits would end this: own servers only.
    if (!site.own) return;
    const { isAlike, found } = await compareTimes(
      () => byApi(known),
      () => byApi(unknown),
    );
    trials.expect('the time of an answer', isAlike, found);
  },
};
