import type { MailBrand } from '../settings/loadBrand';
import { composeLinkMail } from './composeLinkMail';
import type { Mail } from './Mail';
import { resetMessages } from './mailMessages';

interface ResetMailOptions {
  brand: MailBrand;
  to: string;
  /** Absolute URL, with its token. */
  link: string;
}

/** The mail with a password-reset link, in the site's language. */
export function composeResetMail(options: ResetMailOptions): Mail {
  const { subject, reason, ...messages } = resetMessages[options.brand.language];
  const { name } = options.brand;
  return composeLinkMail({ ...options, ...messages, subject: subject(name), reason: reason(name) });
}
