import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { createSmtpMailer } from './createSmtpMailer';
import type { Mail } from './Mail';
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
  it('HOST-4.smtp sends a mail with both parts, and suppresses automatic replies', async () => {
    const mailServer = await startMailServer();
    const { send, stop } = createSmtpMailer({ server: mailServer.server, from });
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

  it('HOST-4 retries after a temporary error, and the mail arrives once', async () => {
    const mailServer = await startMailServer({ responseCode: 451, times: 2 });
    const { send, stop } = createSmtpMailer({ server: mailServer.server, from, retryDelaysMs });
    await send(mail);
    await stop();
    await mailServer.stop();
    expect([mailServer.getAttemptCount(), mailServer.messages.length]).toEqual([3, 1]);
  });

  it.each([
    ['gives up after a few retries', 451, 3],
    ['does not retry after a permanent error', 550, 1],
  ])(
    'HOST-4 %s, and the error contains neither address nor link',
    async (_title, responseCode, attemptCount) => {
      const mailServer = await startMailServer({ responseCode });
      const { send, stop } = createSmtpMailer({ server: mailServer.server, from, retryDelaysMs });
      const sendError: unknown = await send(mail).catch((error: unknown) => error);
      await stop();
      await mailServer.stop();
      expect(String(sendError)).toMatch(new RegExp(`127.0.0.1:\\d+: \\w+ ${responseCode}. Check SMTP_URL`));
      expect(mailServer.getAttemptCount()).toBe(attemptCount);
      expect(JSON.stringify(sendError, Object.getOwnPropertyNames(sendError))).not.toMatch(/maya|token/);
    },
  );

  it('HOST-4 reports that the server is down', async () => {
    const mailServer = await startMailServer();
    await mailServer.stop();
    const { send, stop } = createSmtpMailer({ server: mailServer.server, from, retryDelaysMs });
    await expect(send(mail)).rejects.toThrow(/ECONNREFUSED|ESOCKET|ECONNECTION/);
    await stop();
  });

  it('HOST-4 does not wait for a server that never responds', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const sender = createSmtpMailer({
      server: { host: '127.0.0.1', port, isTls: false },
      from,
      retryDelaysMs: [],
      timeoutMs: 50,
    });
    await expect(sender.send(mail)).rejects.toThrow('ETIMEDOUT');
    await sender.stop();
    silent.close();
  });

  it('HOST-4 never sends a password in clear text', async () => {
    const logIns: unknown[] = [];
    const mailServer = await startMailServer(undefined, {
      allowInsecureAuth: true,
      onAuth(login, _session, done) {
        logIns.push(login);
        done(null, { user: 'site' });
      },
    });
    const server = { ...mailServer.server, login: { user: 'site', password: 'secret' } };
    const { send, stop } = createSmtpMailer({ server, from, retryDelaysMs: [] });
    await expect(send(mail)).rejects.toThrow('Check SMTP_URL');
    await stop();
    await mailServer.stop();
    expect([logIns, mailServer.messages]).toEqual([[], []]);
  });

  it('HOST-4 stopping the site does not wait for another retry', async () => {
    const mailServer = await startMailServer({ responseCode: 451 });
    const { send, stop } = createSmtpMailer({
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
  ])('HOST-4 rejects %s', async (_title, change) => {
    const mailServer = await startMailServer();
    const { send, stop } = createSmtpMailer({ server: mailServer.server, from });
    await expect(send({ ...mail, ...change })).rejects.toThrow('would break its header');
    await stop();
    await mailServer.stop();
    expect(mailServer.getAttemptCount()).toBe(0);
  });
});
