import type { MailBrand } from '../settings/loadBrand';
import { composeLinkMail } from './composeLinkMail';
import type { Mail } from './Mail';
import type { LinkMailMessages } from './mailMessages';
import { confirmationMessages, welcomeMessages } from './newsletterMailMessages';

interface NewsletterMailOptions {
  brand: MailBrand;
  to: string;
  /** Absolute URL, with its token. */
  link: string;
}

/** The mail with which the owner of an address confirms the subscription (double opt-in). */
export function composeConfirmationMail(options: NewsletterMailOptions): Mail {
  return compose(options, confirmationMessages[options.brand.language]);
}

/** The first newsletter. For its headers, mail programs show their own unsubscribe button, which needs no page (RFC 8058). */
export function composeWelcomeMail(options: NewsletterMailOptions): Mail {
  return {
    ...compose(options, welcomeMessages[options.brand.language]),
    headers: {
      'List-Unsubscribe': `<${options.link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function compose(options: NewsletterMailOptions, { subject, reason, ...messages }: LinkMailMessages): Mail {
  const { name } = options.brand;
  return composeLinkMail({ ...options, ...messages, subject: subject(name), reason: reason(name) });
}
