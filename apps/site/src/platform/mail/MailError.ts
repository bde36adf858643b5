/** Why a mail was not sent. The message contains neither the address nor the text, so it may be logged. */
export class MailError extends Error {
  constructor(
    message: string,
    /** A later retry may succeed. */
    readonly isTransient: boolean,
  ) {
    super(message);
    this.name = 'MailError';
  }
}

/** Creates an error from the SMTP client's error codes alone: its message quotes the server, whose text may contain the address. */
export function createMailError(error: unknown, server: string): MailError {
  const { code, responseCode } = typeof error === 'object' && error !== null ? (error as SmtpErrorCodes) : {};
  const reason = [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown reason';
  const isPermanent = Number(responseCode) >= 500 || code === 'EAUTH' || code === 'ETLS';
  return new MailError(
    `A mail could not be handed to ${server}: ${reason}. Check SMTP_URL and MAIL_FROM, and the log of that server.`,
    !isPermanent,
  );
}

interface SmtpErrorCodes {
  code?: unknown;
  responseCode?: unknown;
}
