/** One message to one validated address. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** @throws when the message could not be handed over. */
export type SendMail = (mail: Mail) => Promise<void>;
