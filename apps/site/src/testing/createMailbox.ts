import type { Mail, SendMail } from '../platform/mail/mail';

export interface Mailbox {
  send: SendMail;
  /** What came so far, oldest first. */
  mails: Mail[];
  /** The next that comes after those that came. */
  next(): Promise<Mail>;
  /** The newest to an address, with `words` in it where they are given; the first one where none has come yet. */
  newestTo(email: string, words?: string): Promise<Mail>;
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
    async newestTo(email, words = '') {
      const isMeant = ({ to, text }: Mail) => to === email && text.includes(words);
      let mail = mails.findLast(isMeant);
      while (!mail || !isMeant(mail)) mail = await next();
      return mail;
    },
  };
}
