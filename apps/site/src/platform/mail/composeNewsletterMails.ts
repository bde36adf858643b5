import type { Brand } from '../settings/loadBrand';
import { composeLinkMail } from './composeLinkMail';
import type { Mail } from './mail';
import type { LinkMailWords } from './mailWords';
import { confirmationWords, welcomeWords } from './newsletterMailWords';

interface Order {
  brand: Brand;
  to: string;
  /** Complete address, with its token. */
  link: string;
}

/** The mail by which the owner of an address confirms (double opt-in). */
export function composeConfirmationMail(order: Order): Mail {
  return compose(order, confirmationWords[order.brand.language]);
}

/** The first letter. Mailboxes show a button of their own for its headers, which needs no page (RFC 8058). */
export function composeWelcomeMail(order: Order): Mail {
  return {
    ...compose(order, welcomeWords[order.brand.language]),
    headers: {
      'List-Unsubscribe': `<${order.link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function compose(order: Order, { subject, reason, ...words }: LinkMailWords): Mail {
  const { name } = order.brand;
  return composeLinkMail({ ...order, ...words, subject: subject(name), reason: reason(name) });
}
