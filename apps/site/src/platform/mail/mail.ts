/** One message to one validated address. */
export interface Mail {
  to: string;
  /** Who is answered, where it is not the transport's own address. */
  replyTo?: string;
  /** Who writes, as a mailbox shows it; the address is the transport's. */
  senderName: string;
  subject: string;
  text: string;
  /** The same for mailboxes that show HTML. */
  html: string;
  /** Further headers, such as those of a mailing list. */
  headers?: Readonly<Record<string, string>>;
}

/** @throws when the message could not be handed over; the error names neither the address nor what was written. */
export type SendMail = (mail: Mail) => Promise<void>;
