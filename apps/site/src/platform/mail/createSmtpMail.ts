import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Mail, SendMail } from './mail';
import { readMailFault, type MailFault } from './MailFault';
import { rejectUnsendable } from './rejectUnsendable';
import type { SmtpServer } from './smtpServer';

export interface SmtpSettings {
  server: SmtpServer;
  /** The site's own address, `hello@city.example`. */
  from: string;
  /** Waits before each further try after a fault that may pass. */
  retryDelaysMs?: readonly number[];
  /** For connecting, for the server's greeting, and for each silence. */
  timeoutMs?: number;
}

export interface SmtpMail {
  send: SendMail;
  /** Gives up what waits for another try, lets what is being sent end, and closes all connections. */
  stop(): Promise<void>;
}

/** Sends mail by SMTP over a few connections that are kept; a fault that may pass is tried again a few times. */
export function createSmtpMail(settings: SmtpSettings): SmtpMail {
  const { server, from, retryDelaysMs = [1000, 5000, 20_000], timeoutMs = 10_000 } = settings;
  const place = `${server.host}:${server.port}`;
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  const transport = createTransport({
    pool: true,
    maxConnections: 3,
    host: server.host,
    port: server.port,
    secure: server.isTls,
    // A password never travels in clear, whatever a server, or somebody on the way to it, says it can do.
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
    rejectUnsendable(mail);
    for (const delayMs of [...retryDelaysMs, undefined]) {
      const fault = await tryOnce(mail);
      if (!fault) return;
      if (!fault.isPassing || delayMs === undefined || stopping.signal.aborted) throw fault;
      await setTimeout(delayMs, undefined, { signal: stopping.signal }).catch(() => {
        throw fault;
      });
    }
  }

  async function tryOnce({
    to,
    replyTo,
    senderName,
    subject,
    text,
    html,
    headers,
  }: Mail): Promise<MailFault | undefined> {
    try {
      await transport.sendMail({
        from: { name: senderName, address: from },
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        // No answering machine shall answer (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      });
      return undefined;
    } catch (error) {
      return readMailFault(error, place);
    }
  }

  return {
    send(mail) {
      const work: Promise<void> = send(mail).finally(() => underWay.delete(work));
      underWay.add(work);
      return work;
    },
    async stop() {
      stopping.abort();
      await Promise.allSettled(underWay);
      transport.close();
    },
  };
}
