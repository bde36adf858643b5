import type { Brand } from '../settings/loadBrand';
import {
  approveEmailWords,
  confirmEmailWords,
  linkedIdentityWords,
  newDeviceWords,
  takeBackWords,
} from './accountMailWords';
import { composeLinkMail } from './composeLinkMail';
import type { Mail } from './mail';
import type { LinkMailWords } from './mailWords';

interface Order {
  brand: Brand;
  to: string;
  /** Complete address, with its token where it has one. */
  link: string;
}

/** Something that happened to an account, where and when. */
interface Happening extends Order {
  device: string;
  momentMs: number;
  timeZone: string;
}

/** To a new address, which counts once its owner has confirmed it. */
export function composeConfirmEmailMail(order: Order): Mail {
  return compose(order, confirmEmailWords[order.brand.language]({ email: order.to }));
}

/** To the present address of a member who has no password to type. */
export function composeApproveEmailMail(order: Order & { email: string }): Mail {
  return compose(order, approveEmailWords[order.brand.language](order));
}

/** To the present or earlier address, with the link that takes the change to `email` back. */
export function composeTakeBackMail(order: Order & { email: string; isDone: boolean }): Mail {
  return compose(order, takeBackWords[order.brand.language](order));
}

/** Tells of a log-in from a browser that the account does not know. */
export function composeNewDeviceMail(order: Happening): Mail {
  const { device } = order;
  return compose(order, newDeviceWords[order.brand.language]({ device, when: tellMoment(order) }));
}

/** Tells that Facebook opens the account from now on. */
export function composeLinkedIdentityMail(order: Happening): Mail {
  const { device } = order;
  return compose(order, linkedIdentityWords[order.brand.language]({ device, when: tellMoment(order) }));
}

function compose({ brand, to, link }: Order, { subject, reason, ...words }: LinkMailWords): Mail {
  return composeLinkMail({
    brand,
    to,
    link,
    ...words,
    subject: subject(brand.name),
    reason: reason(brand.name),
  });
}

function tellMoment({ brand, momentMs, timeZone }: Happening): string {
  const format = new Intl.DateTimeFormat(`${brand.language}-CA`, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return format.format(momentMs);
}
