import { requireMailbox, type AttackLine } from '../../AttackLine';
import { apiPaths } from '../../site/apiPaths';
import { waitForMail, extractLinks } from '../../site/Mailbox';
import { forgedHosts } from '../../vectors/forgedHosts';

export const hostInMails: AttackLine = {
  number: 23,
  threat: 'a mail that leads to a forged host',
  rule: 'Links in mails lead to the site’s own origin, whatever host the request named.',
  findSkipReason: (site) =>
    requireMailbox(site) ?? (site.ownServer ? undefined : 'it would use up the resets of an hour'),
  async attack(site, trials) {
    if (!site.mailbox) return;
    const { email } = await site.members.create();
    const knownCount = (await site.mailbox.all()).length;
    const calls = [
      { path: apiPaths.reset, type: 'application/json', body: JSON.stringify({ email }) },
      {
        path: '/accounts/forgot-password/',
        type: 'application/x-www-form-urlencoded',
        body: String(new URLSearchParams({ email })),
      },
      {
        path: apiPaths.newsletters,
        type: 'application/json',
        body: JSON.stringify({ email, default: true }),
      },
    ];
    for (const { path, type, body } of calls) {
      for (const lines of forgedHosts(site.host)) {
        const response = await site.sendRaw(
          `POST ${path} HTTP/1.1\r\n${lines}\r\n${site.proxyHeaderLines}Content-Type: ${type}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
        );
        trials.expectResponse(
          `POST ${path} with ${lines.replaceAll('\r\n', ' | ')}`,
          response,
          ({ status }) => status > 0 && status < 500,
        );
      }
    }
    // A mail that is requested now arrives after all of them.
    const last = await site.members.create();
    await site.newBrowser().send('POST', apiPaths.reset, { json: { email: last.email } });
    await waitForMail(site.mailbox, last.email);
    for (const mail of (await site.mailbox.all()).slice(knownCount)) {
      const foreign = extractLinks(mail).filter((link) => !link.startsWith(`${site.origin}/`));
      trials.expect(
        `a mail to ${mail.to.join()}`,
        foreign.length === 0 && !/evil\.example/i.test(mail.text),
        foreign[0] ?? 'own links',
      );
    }
  },
};
