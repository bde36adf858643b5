import { requireMailbox, type AttackLine } from '../../AttackLine';
import { apiPaths } from '../../site/apiPaths';
import { waitForMail, extractLinks, listMailsTo } from '../../site/Mailbox';

const PATCH_VARIANTS: readonly ((email: string) => Record<string, unknown>)[] = [
  (email) => ({ email }),
  (email) => ({ email, full_name: 'Somebody' }),
  (email) => ({ email, is_news_category_newsletter_active: true }),
  (email) => ({ email, current_password: '' }),
  (email) => ({ email, confirm: true }),
];

export const emailFromOpenSession: AttackLine = {
  number: 29,
  threat: 'a stolen session moves the account away',
  rule: 'With a session alone no address can be changed, no reset goes elsewhere, and a change is notified to the old address.',
  findSkipReason: requireMailbox,
  async attack(site, trials) {
    if (!site.mailbox) return;
    const member = await site.members.create();
    const thief = site.newBrowser();
    for (const [name, value] of member.browser.cookies) thief.cookies.set(name, value);
    for (const createPatch of PATCH_VARIANTS) {
      const target = site.members.newEmail('thief');
      const moved = await thief.send('PATCH', apiPaths.me, { json: createPatch(target) });
      trials.expectResponse(
        `PATCH ${Object.keys(createPatch('')).join()}`,
        moved,
        ({ status }) => status === 400 || status === 403,
      );
      await thief.send('POST', apiPaths.reset, { json: { email: target } });
    }
    // Mails are sent in order: had one of those resets been mailed, it would have arrived before this one.
    const knownCount = (await listMailsTo(site.mailbox, member.email)).length;
    await thief.send('POST', apiPaths.reset, { json: { email: member.email } });
    const resetMail = await waitForMail(site.mailbox, member.email, knownCount);
    trials.expect('a reset of the member’s own address', resetMail !== undefined, 'a mail');
    const mailsToThief = (await site.mailbox.all()).filter(({ to }) =>
      to.some((address) => address.startsWith('thief.')),
    );
    trials.expect('mail to the thief', mailsToThief.length === 0, `${mailsToThief.length} mails`);

    const next = site.members.newEmail('moved');
    const earlierCount = (await listMailsTo(site.mailbox, member.email)).length;
    await member.browser.send('PATCH', apiPaths.me, {
      json: { email: next, current_password: member.password },
    });
    const toNew = await waitForMail(site.mailbox, next);
    trials.expect('a link to the new address', toNew !== undefined, toNew ? 'a mail' : 'no mail');
    const toOld = await waitForMail(site.mailbox, member.email, earlierCount);
    trials.expect('word to the old address', toOld !== undefined, toOld ? 'a mail' : 'no mail');
    for (const link of toNew ? extractLinks(toNew) : []) {
      if (!link.startsWith(site.origin)) continue;
      const seen = await site.newBrowser().get(link.slice(site.origin.length));
      trials.expectResponse('a scanner that follows the link', seen, ({ status }) => status < 500);
    }
    const early = await site
      .newBrowser()
      .send('POST', apiPaths.logIn, { json: { email: next, password: member.password } });
    trials.expectResponse(
      'a log-in by the new address before its button',
      early,
      ({ status }) => status === 400 || status === 429,
    );
  },
};
