import type { Line } from '../../Line';
import { memberOf } from '../../http/Received';
import { apiPaths } from '../../site/apiPaths';
import { logInAtProvider } from '../../site/logInAtProvider';
import { findMail, linksIn, mailsTo } from '../../site/Mailbox';
import { takeResetToken } from './resetToken';

export const providerIdentity: Line = {
  number: 28,
  threat: 'an identity at a provider outlives a reset',
  rule: 'A reset ends every linked identity: only whoever has the mailbox comes in afterwards.',
  findObstacle: (site) =>
    !site.isDevelopment || !site.own
      ? 'it has no stand-in for a provider'
      : site.mail
        ? undefined
        : 'its mails cannot be read from here',
  async attack(site, trials) {
    if (!site.mail) return;
    // The person of the stand-in who has an account of their own, whose address is then moved to the victim’s.
    const attacker = site.browse();
    const led = await logInAtProvider(site, attacker, { person: '1001' });
    trials.expect('a first log-in at the provider', (await site.members.whoIs(attacker)) !== null, led);
    const victim = site.members.newEmail('victim');
    const known = (await mailsTo(site.mail, 'nadia.okafor@example.com')).length;
    await attacker.send('PATCH', apiPaths.me, { json: { email: victim } });
    const mail = await findMail(site.mail, 'nadia.okafor@example.com', known);
    trials.expect(
      'the present address is asked',
      mail !== undefined || (await site.members.whoIs(attacker)) !== null,
      'asked',
    );
    for (const link of mail ? linksIn(mail) : [])
      trials.expect('its link', link.startsWith(site.origin), 'of this site');

    // The owner of whichever address the account has now takes it back.
    const email = String(memberOf(await attacker.get(apiPaths.me), 'email'));
    const token = await takeResetToken(site, email);
    const done = await site
      .browse()
      .send('POST', apiPaths.confirmReset, { json: { token, new_password: 'quince-jam-77' } });
    trials.answers('the reset', done, [200]);
    trials.expect('the attacker’s session', (await site.members.whoIs(attacker)) === null, 'outside');
    const again = site.browse();
    const where = await logInAtProvider(site, again, { person: '1001' });
    const who = await site.members.whoIs(again);
    trials.expect(
      'the provider’s log-in after the reset',
      who === null,
      who === null ? 'outside' : `inside, led to ${where}`,
    );
    const owner = await site.members.logIn({ email, password: 'quince-jam-77' });
    const gone = await owner.send('POST', `${apiPaths.me}delete/`, { json: { password: 'quince-jam-77' } });
    if (gone.status !== 204) site.remains.add('the account nadia.okafor@example.com');
  },
};
