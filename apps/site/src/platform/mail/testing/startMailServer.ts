import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { SmtpServer } from '../smtpServer';

export interface MailServer {
  /** How to reach it. */
  server: SmtpServer;
  /** Each message as it came, headers and all. */
  messages: string[];
  /** Addresses of each message's envelope. */
  envelopes: { from: string; to: string[] }[];
  /** How often somebody asked to deliver something. */
  tries: () => number;
  stop(): Promise<void>;
}

interface Refusal {
  responseCode: number;
  /** How many tries are refused; all where it is left out. */
  times?: number;
}

/** A real mail server on this machine that keeps what it takes, and refuses what it is told to. */
export async function startMailServer(
  refusal?: Refusal,
  options: SMTPServerOptions = {},
): Promise<MailServer> {
  const messages: string[] = [];
  const envelopes: MailServer['envelopes'] = [];
  let tries = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom(_address, _session, done) {
      tries += 1;
      const isRefused = refusal && tries <= (refusal.times ?? Infinity);
      done(isRefused ? Object.assign(new Error('maya@example.com is not liked'), refusal) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        messages.push(Buffer.concat(chunks).toString('utf8'));
        const { mailFrom, rcptTo } = session.envelope;
        envelopes.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
        });
        done();
      });
    },
    ...options,
  });
  const listener = smtp.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    server: { host: '127.0.0.1', port, isTls: false },
    messages,
    envelopes,
    tries: () => tries,
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
