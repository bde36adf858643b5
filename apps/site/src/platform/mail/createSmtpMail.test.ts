import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { createSmtpMail } from './createSmtpMail';
import type { Mail } from './mail';
import { startMailServer } from './testing/startMailServer';

const mail: Mail = {
  to: 'maya@example.com',
  senderName: 'Toronto Cityguide',
  subject: 'Choisissez un nouveau mot de passe – été',
  text: 'The link: https://city.example/?token=secret-token-1\n',
  html: '<p>The <a href="https://city.example/?token=secret-token-1">link</a></p>',
};
const from = 'hello@city.example';
const retryDelaysMs = [1, 1];

describe('mail by SMTP', () => {
  it('HOST-4.smtp hands a mail over with both parts, and tells answering machines to be silent', async () => {
    const mailServer = await startMailServer();
    const { send, stop } = createSmtpMail({ server: mailServer.server, from });
    await Promise.all([send(mail), send({ ...mail, to: 'noor@example.com' })]);
    await stop();
    await mailServer.stop();
    expect(mailServer.envelopes.map(({ to }) => to).sort()).toEqual([
      ['maya@example.com'],
      ['noor@example.com'],
    ]);
    expect(mailServer.envelopes[0]?.from).toBe(from);
    const [message = ''] = mailServer.messages;
    expect(message).toContain('From: Toronto Cityguide <hello@city.example>');
    expect(message).toContain('Auto-Submitted: auto-generated');
    expect(message).toMatch(/Content-Type: text\/plain[^]*Content-Type: text\/html/);
    expect(message).toMatch(/Subject: =\?UTF-8\?/);
  });

  it('HOST-4 tries again where the server says later, and the mail comes once', async () => {
    const mailServer = await startMailServer({ responseCode: 451, times: 2 });
    const { send, stop } = createSmtpMail({ server: mailServer.server, from, retryDelaysMs });
    await send(mail);
    await stop();
    await mailServer.stop();
    expect([mailServer.tries(), mailServer.messages.length]).toEqual([3, 1]);
  });

  it.each([
    ['gives up after a few tries', 451, 3],
    ['does not insist where the server says never', 550, 1],
  ])('HOST-4 %s, and the fault names neither address nor link', async (_words, responseCode, tries) => {
    const mailServer = await startMailServer({ responseCode });
    const { send, stop } = createSmtpMail({ server: mailServer.server, from, retryDelaysMs });
    const fault: unknown = await send(mail).catch((error: unknown) => error);
    await stop();
    await mailServer.stop();
    expect(String(fault)).toMatch(new RegExp(`127.0.0.1:\\d+: \\w+ ${responseCode}. Check SMTP_URL`));
    expect(mailServer.tries()).toBe(tries);
    expect(JSON.stringify(fault, Object.getOwnPropertyNames(fault))).not.toMatch(/maya|token/);
  });

  it('HOST-4 says that the server is down', async () => {
    const mailServer = await startMailServer();
    await mailServer.stop();
    const { send, stop } = createSmtpMail({ server: mailServer.server, from, retryDelaysMs });
    await expect(send(mail)).rejects.toThrow(/ECONNREFUSED|ESOCKET|ECONNECTION/);
    await stop();
  });

  it('HOST-4 does not wait for a server that never says a word', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const sender = createSmtpMail({
      server: { host: '127.0.0.1', port, isTls: false },
      from,
      retryDelaysMs: [],
      timeoutMs: 50,
    });
    await expect(sender.send(mail)).rejects.toThrow('ETIMEDOUT');
    await sender.stop();
    silent.close();
  });

  it('HOST-4 never sends a password in clear', async () => {
    const logIns: unknown[] = [];
    const mailServer = await startMailServer(undefined, {
      allowInsecureAuth: true,
      onAuth(login, _session, done) {
        logIns.push(login);
        done(null, { user: 'site' });
      },
    });
    const server = { ...mailServer.server, login: { user: 'site', password: 'secret' } };
    const { send, stop } = createSmtpMail({ server, from, retryDelaysMs: [] });
    await expect(send(mail)).rejects.toThrow('Check SMTP_URL');
    await stop();
    await mailServer.stop();
    expect([logIns, mailServer.messages]).toEqual([[], []]);
  });

  it('HOST-4 the end of the site does not wait for another try', async () => {
    const mailServer = await startMailServer({ responseCode: 451 });
    const { send, stop } = createSmtpMail({
      server: mailServer.server,
      from,
      retryDelaysMs: [60_000],
    });
    const sending = expect(send(mail)).rejects.toThrow('451');
    await stop();
    await sending;
    await mailServer.stop();
  });

  it.each([
    ['another header', { subject: 'x\r\nBcc: evil@example.com' }],
    ['another sender', { senderName: 'x\nFrom: evil@example.com' }],
    ['two recipients', { to: 'maya@example.com, evil@example.com' }],
    ['a recipient with a line break', { to: 'maya@example.com\r\nRCPT TO:<evil@example.com>' }],
  ])('HOST-4 refuses %s', async (_words, change) => {
    const mailServer = await startMailServer();
    const { send, stop } = createSmtpMail({ server: mailServer.server, from });
    await expect(send({ ...mail, ...change })).rejects.toThrow('would break its header');
    await stop();
    await mailServer.stop();
    expect(mailServer.tries()).toBe(0);
  });
});
