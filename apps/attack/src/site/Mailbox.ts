/** A mail that the site has sent. */
export interface SentMail {
  /** All recipients of the envelope. */
  to: readonly string[];
  /** Headers and bodies, as plain text. */
  text: string;
}

/** Access to the site's mails. */
export interface Mailbox {
  /** All mails so far, the oldest first. */
  all(): Promise<readonly SentMail[]>;
}

const MAIL_TIMEOUT_MS = 5000;
const POLL_INTERVAL_MS = 50;

/** The newest mail to `email` after the first `knownCount`; undefined if none arrives within five seconds. */
export async function waitForMail(
  mailbox: Mailbox,
  email: string,
  knownCount = 0,
): Promise<SentMail | undefined> {
  const end = Date.now() + MAIL_TIMEOUT_MS;
  for (;;) {
    const mails = await listMailsTo(mailbox, email);
    if (mails.length > knownCount) return mails.at(-1);
    if (Date.now() > end) return undefined;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}

/** All mails to `email`, the oldest first. */
export async function listMailsTo(mailbox: Mailbox, email: string): Promise<SentMail[]> {
  const emailKey = email.toLowerCase();
  return (await mailbox.all()).filter(({ to }) => to.some((address) => address.toLowerCase() === emailKey));
}

/** The complete links in a mail. */
export function extractLinks({ text }: SentMail): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s"<>\\]+/g) ?? [])];
}
