import { setImmediate } from 'node:timers/promises';
import type { Mail, SendMail } from '../../platform/mail/mail';

interface Posted {
  /** Where links lead; without it nothing is sent, and that is reported. */
  origin: string | undefined;
  compose(origin: string): Mail;
}

export type AccountMails = ReturnType<typeof createAccountMails>;

/** Mails about an account, sent after the answer has left: waiting for it tells nobody what was done. */
export function createAccountMails({ sendMail, reportFault }: Parts) {
  const underWay = new Set<Promise<void>>();

  async function sendOne({ origin, compose }: Posted): Promise<void> {
    await setImmediate();
    if (origin === undefined)
      throw new Error('A mail about an account was not sent: SITE_ORIGIN must say where its link leads.');
    await sendMail(compose(origin));
  }

  return {
    post(posted: Posted): void {
      const work: Promise<void> = sendOne(posted)
        .catch(reportFault)
        .finally(() => underWay.delete(work));
      underWay.add(work);
    },
    /** Resolves when every mail posted so far is handed over. */
    async whenIdle(): Promise<void> {
      await Promise.all(underWay);
    },
  };
}

interface Parts {
  sendMail: SendMail;
  reportFault(error: unknown): void;
}
