import { needsMail, type Line } from '../../Line';
import { apiPaths } from '../../site/apiPaths';
import { findMail, linksIn, mailsTo } from '../../site/Mailbox';

const WAYS: readonly ((email: string) => Record<string, unknown>)[] = [
  (email) => ({ email }),
  (email) => ({ email, full_name: 'Somebody' }),
  (email) => ({ email, is_news_category_newsletter_active: true }),
  (email) => ({ email, current_password: '' }),
  (email) => ({ email, confirm: true }),
];

export const emailFromOpenSession: Line = {
  number: 29,
  threat: 'an open session moves the account away',
  rule: 'From an open session alone no address is changed, no reset goes elsewhere, and a change is told to the old address.',
  findObstacle: needsMail,
  async attack(site, trials) {
    if (!site.mail) return;
    const member = await site.members.create();
    const thief = site.browse();
    for (const [name, value] of member.browser.cookies) thief.cookies.set(name, value);
    for (const way of WAYS) {
      const target = site.members.newEmail('thief');
      const moved = await thief.send('PATCH', apiPaths.me, { json: way(target) });
      trials.judge(
        `PATCH ${Object.keys(way('')).join()}`,
        moved,
        ({ status }) => status === 400 || status === 403,
      );
      await thief.send('POST', apiPaths.reset, { json: { email: target } });
    }
    // Whoever asked last is answered last: had one of those resets been mailed, it would be there.
    const known = (await mailsTo(site.mail, member.email)).length;
    await thief.send('POST', apiPaths.reset, { json: { email: member.email } });
    const own = await findMail(site.mail, member.email, known);
    trials.expect('a reset of the member’s own address', own !== undefined, 'a mail');
    const strays = (await site.mail.all()).filter(({ to }) =>
      to.some((address) => address.startsWith('thief.')),
    );
    trials.expect('mail to the thief', strays.length === 0, `${strays.length} mails`);

    const next = site.members.newEmail('moved');
    const before = (await mailsTo(site.mail, member.email)).length;
    await member.browser.send('PATCH', apiPaths.me, {
      json: { email: next, current_password: member.password },
    });
    const toNew = await findMail(site.mail, next);
    trials.expect('a link to the new address', toNew !== undefined, toNew ? 'a mail' : 'no mail');
    const toOld = await findMail(site.mail, member.email, before);
    trials.expect('word to the old address', toOld !== undefined, toOld ? 'a mail' : 'no mail');
    for (const link of toNew ? linksIn(toNew) : []) {
      if (!link.startsWith(site.origin)) continue;
      const seen = await site.browse().get(link.slice(site.origin.length));
      trials.judge('a scanner that follows the link', seen, ({ status }) => status < 500);
    }
    const early = await site
      .browse()
      .send('POST', apiPaths.logIn, { json: { email: next, password: member.password } });
    trials.judge(
      'a log-in by the new address before its button',
      early,
      ({ status }) => status === 400 || status === 429,
    );
  },
};
