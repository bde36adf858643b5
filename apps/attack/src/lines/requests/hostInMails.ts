import { needsMail, type Line } from '../../Line';
import { apiPaths } from '../../site/apiPaths';
import { findMail, linksIn } from '../../site/Mailbox';
import { forgedHosts } from '../../vectors/forgedHosts';

export const hostInMails: Line = {
  number: 23,
  threat: 'a mail that leads to a forged host',
  rule: 'Links in mails lead to the site’s own address, whatever host the request that caused them named.',
  findObstacle: (site) => needsMail(site) ?? (site.own ? undefined : 'it would use up the resets of an hour'),
  async attack(site, trials) {
    if (!site.mail) return;
    const { email } = await site.members.create();
    const known = (await site.mail.all()).length;
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
        const answer = await site.raw(
          `POST ${path} HTTP/1.1\r\n${lines}\r\n${site.proxyLines}Content-Type: ${type}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
        );
        trials.judge(
          `POST ${path} with ${lines.replaceAll('\r\n', ' | ')}`,
          answer,
          ({ status }) => status > 0 && status < 500,
        );
      }
    }
    // A mail that is asked for now comes after all of them.
    const last = await site.members.create();
    await site.browse().send('POST', apiPaths.reset, { json: { email: last.email } });
    await findMail(site.mail, last.email);
    for (const mail of (await site.mail.all()).slice(known)) {
      const foreign = linksIn(mail).filter((link) => !link.startsWith(`${site.origin}/`));
      trials.expect(
        `a mail to ${mail.to.join()}`,
        foreign.length === 0 && !/evil\.example/i.test(mail.text),
        foreign[0] ?? 'own links',
      );
    }
  },
};
