import type { Mail, SendMail } from '../mail/mail';

export interface Mailbox {
  send: SendMail;
  /** What came so far, oldest first. */
  mails: Mail[];
  /** The next that comes after those that came. */
  next(): Promise<Mail>;
  /** The newest to an address; the first one where none has come yet. */
  newestTo(email: string): Promise<Mail>;
}

/** Takes mail instead of sending it. */
export function createMailbox(): Mailbox {
  const mails: Mail[] = [];
  const waiting: ((mail: Mail) => void)[] = [];
  const next = () => new Promise<Mail>((resolve) => waiting.push(resolve));
  return {
    mails,
    async send(mail) {
      mails.push(mail);
      waiting.shift()?.(mail);
    },
    next,
    async newestTo(email) {
      let mail = mails.findLast(({ to }) => to === email);
      while (mail?.to !== email) mail = await next();
      return mail;
    },
  };
}
