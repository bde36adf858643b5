/** One message to one validated address. */
export interface Mail {
  to: string;
  /** Where replies go, if not to the transport's own address. */
  replyTo?: string;
  /** Display name of the sender; the address is the transport's. */
  senderName: string;
  subject: string;
  text: string;
  /** The same as HTML. */
  html: string;
  /** Additional headers, such as those of a mailing list. */
  headers?: Readonly<Record<string, string>>;
}

/** @throws {MailError} when the message could not be sent; the error contains neither the address nor the text. */
export type SendMail = (mail: Mail) => Promise<void>;
