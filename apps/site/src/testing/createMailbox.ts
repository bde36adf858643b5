import type { Mail, SendMail } from '../mail/mail';

export interface Mailbox {
  send: SendMail;
  /** What came so far, oldest first. */
  mails: Mail[];
  /** The next that comes after those that came. */
  next(): Promise<Mail>;
}

/** Takes mail instead of sending it. */
export function createMailbox(): Mailbox {
  const mails: Mail[] = [];
  const waiting: ((mail: Mail) => void)[] = [];
  return {
    mails,
    async send(mail) {
      mails.push(mail);
      waiting.shift()?.(mail);
    },
    next: () => new Promise((resolve) => waiting.push(resolve)),
  };
}
