import type { Mail, SendMail } from '../platform/mail/Mail';

export interface Mailbox {
  send: SendMail;
  /** All mails so far, oldest first. */
  mails: Mail[];
  /** Resolves with the next mail to arrive. */
  next(): Promise<Mail>;
  /** The newest mail to an address, containing `text` if given; waits for one if there is none yet. */
  newestTo(email: string, text?: string): Promise<Mail>;
}

/** Collects mail instead of sending it. */
export function createMailbox(): Mailbox {
  const mails: Mail[] = [];
  const waiters: ((mail: Mail) => void)[] = [];
  const next = () => new Promise<Mail>((resolve) => waiters.push(resolve));
  return {
    mails,
    async send(mail) {
      mails.push(mail);
      waiters.shift()?.(mail);
    },
    next,
    async newestTo(email, textFragment = '') {
      const matches = ({ to, text }: Mail) => to === email && text.includes(textFragment);
      let mail = mails.findLast(matches);
      while (!mail || !matches(mail)) mail = await next();
      return mail;
    },
  };
}
