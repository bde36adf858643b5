import type { SmtpSettings } from '../mail/createSmtpMailer';
import { parseSmtpUrl, type SmtpServer } from '../mail/smtpServer';
import type { EnvironmentReader } from './createEnvironmentReader';

const ADDRESS = /^[^\s@,;:<>()"]+@[^\s@,;:<>()"]+$/;

/** `EDITORS_EMAIL`: recipient of the contact form's messages. */
export function readEditorsEmail({ read }: EnvironmentReader): string | undefined {
  return read<string | undefined>('EDITORS_EMAIL', {
    fallback: undefined,
    parse: (text) => (ADDRESS.test(text) ? text : undefined),
    allowed: 'one address, such as editors@city.example',
  });
}

/** `SMTP_URL` and `MAIL_FROM`; undefined if mail stays in the outbox. */
export function readMailSettings({ read, faults: errors }: EnvironmentReader): SmtpSettings | undefined {
  const server = read<SmtpServer | undefined>('SMTP_URL', {
    fallback: undefined,
    parse: parseSmtpUrl,
    allowed: 'smtp://user:password@host:587 or smtps://user:password@host:465',
    isSecret: true,
  });
  const from = read<string | undefined>('MAIL_FROM', {
    fallback: undefined,
    parse: (text) => (ADDRESS.test(text) ? text : undefined),
    allowed: 'an address alone, such as hello@city.example; the name beside it is the site’s own',
  });
  if (server && from) return { server, from };
  if (server) errors.push('SMTP_URL is set without MAIL_FROM: say from which address the site writes.');
  return undefined;
}
