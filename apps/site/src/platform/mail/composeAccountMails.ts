import type { MailBrand } from '../settings/loadBrand';
import {
  approveEmailMessages,
  confirmEmailMessages,
  linkedIdentityMessages,
  newDeviceMessages,
  takeBackMessages,
} from './accountMailMessages';
import { composeLinkMail } from './composeLinkMail';
import type { Mail } from './Mail';
import type { LinkMailMessages } from './mailMessages';

interface AccountMailOptions {
  brand: MailBrand;
  to: string;
  /** Absolute URL, with its token if it has one. */
  link: string;
}

/** A mail about an event of the account: on which device, and when. */
interface AccountEventMailOptions extends AccountMailOptions {
  device: string;
  momentMs: number;
  timeZone: string;
}

/** To a new address, which takes effect once its owner has confirmed it. */
export function composeConfirmEmailMail(options: AccountMailOptions): Mail {
  return compose(options, confirmEmailMessages[options.brand.language]({ email: options.to }));
}

/** To the current address of a member who has no password to enter. */
export function composeApproveEmailMail(options: AccountMailOptions & { email: string }): Mail {
  return compose(options, approveEmailMessages[options.brand.language](options));
}

/** To the current or previous address, with the link that reverts the change to `email`. */
export function composeTakeBackMail(options: AccountMailOptions & { email: string; isDone: boolean }): Mail {
  return compose(options, takeBackMessages[options.brand.language](options));
}

/** Notifies the member of a log-in from an unknown browser. */
export function composeNewDeviceMail(options: AccountEventMailOptions): Mail {
  const { device } = options;
  return compose(options, newDeviceMessages[options.brand.language]({ device, when: formatMoment(options) }));
}

/** Notifies the member that a linked Facebook account can log in from now on. */
export function composeLinkedIdentityMail(options: AccountEventMailOptions): Mail {
  const { device } = options;
  return compose(
    options,
    linkedIdentityMessages[options.brand.language]({ device, when: formatMoment(options) }),
  );
}

function compose(
  { brand, to, link }: AccountMailOptions,
  { subject, reason, ...messages }: LinkMailMessages,
): Mail {
  return composeLinkMail({
    brand,
    to,
    link,
    ...messages,
    subject: subject(brand.name),
    reason: reason(brand.name),
  });
}

function formatMoment({ brand, momentMs, timeZone }: AccountEventMailOptions): string {
  const format = new Intl.DateTimeFormat(`${brand.language}-CA`, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return format.format(momentMs);
}
