import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Mail, SendMail } from './Mail';
import { createMailError, type MailError } from './MailError';
import { assertSendable } from './assertSendable';
import type { SmtpServer } from './smtpServer';

export interface SmtpSettings {
  server: SmtpServer;
  /** The site's sender address, `hello@city.example`. */
  from: string;
  /** Delays before each retry after a temporary error. */
  retryDelaysMs?: readonly number[];
  /** For connecting, for the server's greeting, and for an idle socket. */
  timeoutMs?: number;
}

export interface SmtpMailer {
  send: SendMail;
  /** Cancels mails that wait for a retry, lets those being sent finish, and closes all connections. */
  stop(): Promise<void>;
}

/** Sends mail by SMTP over a few pooled connections; retries a few times after a temporary error. */
export function createSmtpMailer(settings: SmtpSettings): SmtpMailer {
  const { server, from, retryDelaysMs = [1000, 5000, 20_000], timeoutMs = 10_000 } = settings;
  const serverName = `${server.host}:${server.port}`;
  const stopping = new AbortController();
  const pendingSends = new Set<Promise<void>>();
  const transport = createTransport({
    pool: true,
    maxConnections: 3,
    host: server.host,
    port: server.port,
    secure: server.isTls,
    // Never send a password in clear text, whatever the server, or an attacker in between, claims to support.
    requireTLS: server.login !== undefined,
    ...(server.login && { auth: { user: server.login.user, pass: server.login.password } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function send(mail: Mail): Promise<void> {
    assertSendable(mail);
    for (const delayMs of [...retryDelaysMs, undefined]) {
      const error = await sendOnce(mail);
      if (!error) return;
      if (!error.isTransient || delayMs === undefined || stopping.signal.aborted) throw error;
      await setTimeout(delayMs, undefined, { signal: stopping.signal }).catch(() => {
        throw error;
      });
    }
  }

  async function sendOnce({
    to,
    replyTo,
    senderName,
    subject,
    text,
    html,
    headers,
  }: Mail): Promise<MailError | undefined> {
    try {
      await transport.sendMail({
        from: { name: senderName, address: from },
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        // Suppresses automatic replies (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      });
      return undefined;
    } catch (error) {
      return createMailError(error, serverName);
    }
  }

  return {
    send(mail) {
      const sending: Promise<void> = send(mail).finally(() => pendingSends.delete(sending));
      pendingSends.add(sending);
      return sending;
    },
    async stop() {
      stopping.abort();
      await Promise.allSettled(pendingSends);
      transport.close();
    },
  };
}
