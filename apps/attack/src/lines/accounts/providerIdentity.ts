import type { AttackLine } from '../../AttackLine';
import { getJsonField } from '../../http/HttpResponse';
import { apiPaths } from '../../site/apiPaths';
import { logInAtProvider } from '../../site/logInAtProvider';
import { waitForMail, extractLinks, listMailsTo } from '../../site/Mailbox';
import { requestResetToken } from './resetToken';

export const providerIdentity: AttackLine = {
  number: 28,
  threat: 'an identity at a provider outlives a reset',
  rule: 'A reset unlinks every identity: afterwards only the owner of the mailbox can log in.',
  findSkipReason: (site) =>
    !site.isDevelopment || !site.ownServer
      ? 'it has no stand-in for a provider'
      : site.mailbox
        ? undefined
        : 'its mails cannot be read from here',
  async attack(site, trials) {
    if (!site.mailbox) return;
    // The stand-in's person with an account of their own, whose address is then changed to the victim’s.
    const attacker = site.newBrowser();
    const redirect = await logInAtProvider(site, attacker, { person: '1001' });
    trials.expect(
      'a first log-in at the provider',
      (await site.members.findMemberId(attacker)) !== null,
      redirect,
    );
    const victim = site.members.newEmail('victim');
    const knownCount = (await listMailsTo(site.mailbox, 'nadia.okafor@example.com')).length;
    await attacker.send('PATCH', apiPaths.me, { json: { email: victim } });
    const mail = await waitForMail(site.mailbox, 'nadia.okafor@example.com', knownCount);
    trials.expect(
      'the present address is asked',
      mail !== undefined || (await site.members.findMemberId(attacker)) !== null,
      'asked',
    );
    for (const link of mail ? extractLinks(mail) : [])
      trials.expect('its link', link.startsWith(site.origin), 'of this site');

    // The owner of the account's current address takes it back.
    const email = String(getJsonField(await attacker.get(apiPaths.me), 'email'));
    const token = await requestResetToken(site, email);
    const done = await site
      .newBrowser()
      .send('POST', apiPaths.confirmReset, { json: { token, new_password: 'quince-jam-77' } });
    trials.expectStatus('the reset', done, [200]);
    trials.expect('the attacker’s session', (await site.members.findMemberId(attacker)) === null, 'outside');
    const secondBrowser = site.newBrowser();
    const secondRedirect = await logInAtProvider(site, secondBrowser, { person: '1001' });
    const memberId = await site.members.findMemberId(secondBrowser);
    trials.expect(
      'the provider’s log-in after the reset',
      memberId === null,
      memberId === null ? 'outside' : `inside, led to ${secondRedirect}`,
    );
    const owner = await site.members.logIn({ email, password: 'quince-jam-77' });
    const deletion = await owner.send('POST', `${apiPaths.me}delete/`, {
      json: { password: 'quince-jam-77' },
    });
    if (deletion.status !== 204) site.leftovers.add('the account nadia.okafor@example.com');
  },
};
