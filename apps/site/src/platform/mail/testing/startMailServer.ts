import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { SmtpServer } from '../smtpServer';

export interface MailServer {
  /** Where it listens. */
  server: SmtpServer;
  /** Each raw message, including headers. */
  messages: string[];
  /** The envelope of each message. */
  envelopes: { from: string; to: string[] }[];
  /** How many deliveries were attempted. */
  getAttemptCount: () => number;
  stop(): Promise<void>;
}

interface MailRejection {
  responseCode: number;
  /** How many attempts are rejected; all by default. */
  times?: number;
}

/** Starts a real mail server on this machine that stores accepted messages, and rejects those of `rejection`. */
export async function startMailServer(
  rejection?: MailRejection,
  options: SMTPServerOptions = {},
): Promise<MailServer> {
  const messages: string[] = [];
  const envelopes: MailServer['envelopes'] = [];
  let attemptCount = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom(_address, _session, done) {
      attemptCount += 1;
      const isRejected = rejection && attemptCount <= (rejection.times ?? Infinity);
      done(isRejected ? Object.assign(new Error('maya@example.com is not liked'), rejection) : null);
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
    getAttemptCount: () => attemptCount,
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
