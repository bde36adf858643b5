import { compareTimes } from '../../compareTimes';
import type { AttackLine } from '../../AttackLine';
import { RateLimitReached } from '../../RateLimitReached';
import { apiPaths } from '../../site/apiPaths';
import { waitForMail, listMailsTo } from '../../site/Mailbox';

export const resetEnumeration: AttackLine = {
  number: 2,
  threat: 'a reset reveals who has an account',
  rule: 'A reset gets the same response, as fast, for an unknown address, and only the known one gets a mail.',
  measuresTime: true,
  async attack(site, trials) {
    const { email: known } = await site.members.create();
    const unknown = site.members.newEmail('nobody');
    const byApi = (email: string) => site.newBrowser().send('POST', apiPaths.reset, { json: { email } });
    const byForm = (email: string) =>
      site.newBrowser().send('POST', '/accounts/forgot-password/', { form: { email } });
    for (const [endpoint, reset] of [['API', byApi] as const, ['form', byForm] as const]) {
      const [right, wrong] = [await reset(known), await reset(unknown)];
      if (right.status === 429) throw new RateLimitReached('resets');
      const isAlike =
        right.status === wrong.status &&
        right.text.replaceAll(known, '…') === wrong.text.replaceAll(unknown, '…');
      trials.expect(
        `${endpoint}: the response`,
        isAlike,
        isAlike ? right.status : `${right.status} and ${wrong.status}`,
      );
    }
    if (site.mailbox) {
      trials.expect('mail to the member', (await waitForMail(site.mailbox, known)) !== undefined, 'a mail');
      const mailsToStranger = await listMailsTo(site.mailbox, unknown);
      trials.expect('mail to the stranger', mailsToStranger.length === 0, `${mailsToStranger.length} mails`);
    }
    // An address is limited to five resets an hour, so real limits would stop this: only on our own servers.
    if (!site.ownServer) return;
    const { isAlike, found } = await compareTimes(
      () => byApi(known),
      () => byApi(unknown),
    );
    trials.expect('the response time', isAlike, found);
  },
};
