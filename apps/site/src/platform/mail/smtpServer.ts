/** The server that accepts the site's mail. */
export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`); otherwise STARTTLS if the server offers it. */
  isTls: boolean;
  login?: { user: string; password: string };
}

const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** Parses `smtp://user:password@host:port`; undefined for any other form. */
export function parseSmtpUrl(text: string): SmtpServer | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, pathname, search } = new URL(text);
  const defaultPort = PORTS[protocol];
  if (defaultPort === undefined || hostname === '' || !/^\/?$/.test(pathname) || search !== '')
    return undefined;
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? defaultPort : Number(port),
    isTls: protocol === 'smtps:',
    ...(username !== '' && {
      login: { user: decodeURIComponent(username), password: decodeURIComponent(password) },
    }),
  };
}
