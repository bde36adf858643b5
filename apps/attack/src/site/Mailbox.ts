/** A mail that the site has sent. */
export interface SentMail {
  /** All of the envelope. */
  to: readonly string[];
  /** Headers and bodies, as plain text. */
  text: string;
}

/** Where the site's mail can be read. */
export interface Mailbox {
  /** All mails so far, the oldest first. */
  all(): Promise<readonly SentMail[]>;
}

const PATIENCE_MS = 5000;
const PAUSE_MS = 50;

/** The newest mail to `email` beyond the first `known`; undefined where none comes within five seconds. */
export async function findMail(mailbox: Mailbox, email: string, known = 0): Promise<SentMail | undefined> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const mails = await mailsTo(mailbox, email);
    if (mails.length > known) return mails.at(-1);
    if (Date.now() > end) return undefined;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** All mails to `email`, the oldest first. */
export async function mailsTo(mailbox: Mailbox, email: string): Promise<SentMail[]> {
  const wanted = email.toLowerCase();
  return (await mailbox.all()).filter(({ to }) => to.some((address) => address.toLowerCase() === wanted));
}

/** The links of a mail, whole. */
export function linksIn({ text }: SentMail): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s"<>\\]+/g) ?? [])];
}
