/** Why a mail was not handed over. Its words hold neither the address nor the text, so they may be logged. */
export class MailFault extends Error {
  constructor(
    words: string,
    /** Trying again later may help. */
    readonly isPassing: boolean,
  ) {
    super(words);
    this.name = 'MailFault';
  }
}

/** Reads an error of the SMTP client by its codes alone: its message quotes the server, and that the address. */
export function readMailFault(error: unknown, place: string): MailFault {
  const { code, responseCode } = typeof error === 'object' && error !== null ? (error as Codes) : {};
  const reason = [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown reason';
  const isRefused = Number(responseCode) >= 500 || code === 'EAUTH' || code === 'ETLS';
  return new MailFault(
    `A mail could not be handed to ${place}: ${reason}. Check SMTP_URL and MAIL_FROM, and the log of that server.`,
    !isRefused,
  );
}

interface Codes {
  code?: unknown;
  responseCode?: unknown;
}
