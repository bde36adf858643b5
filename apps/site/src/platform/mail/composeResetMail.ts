import type { Brand } from '../settings/loadBrand';
import { composeLinkMail } from './composeLinkMail';
import type { Mail } from './mail';
import { resetWords } from './mailWords';

interface Order {
  brand: Brand;
  to: string;
  /** Complete address, with its token. */
  link: string;
}

/** The mail that leads to a new password, in the site's language. */
export function composeResetMail(order: Order): Mail {
  const { subject, reason, ...words } = resetWords[order.brand.language];
  const { name } = order.brand;
  return composeLinkMail({ ...order, ...words, subject: subject(name), reason: reason(name) });
}
