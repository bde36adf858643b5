import { setImmediate } from 'node:timers/promises';
import type { Mail, SendMail } from '../../platform/mail/Mail';

interface OutgoingMail {
  /** The origin of links in the mail; without one no mail is sent, and an error is reported. */
  origin: string | undefined;
  compose(origin: string): Mail;
}

export type AccountMails = ReturnType<typeof createAccountMails>;

/** Mails about an account, sent after the response, so that its timing does not reveal what was done. */
export function createAccountMails({ sendMail, reportError }: AccountMailsOptions) {
  const pending = new Set<Promise<void>>();

  async function sendOne({ origin, compose }: OutgoingMail): Promise<void> {
    await setImmediate();
    if (origin === undefined)
      throw new Error('A mail about an account was not sent: SITE_ORIGIN must say where its link leads.');
    await sendMail(compose(origin));
  }

  return {
    send(mail: OutgoingMail): void {
      const task: Promise<void> = sendOne(mail)
        .catch(reportError)
        .finally(() => pending.delete(task));
      pending.add(task);
    },
    /** Resolves when all mails so far are sent. */
    async whenIdle(): Promise<void> {
      await Promise.all(pending);
    },
  };
}

interface AccountMailsOptions {
  sendMail: SendMail;
  reportError(error: unknown): void;
}
