import { mailAddress } from '@cityguide/site-config/formats';
import type { Mail } from './mail';
import { MailFault } from './MailFault';

const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]/;

/**
 * Throws {@link MailFault} where a mail could not be handed over as it is: an address that forms would refuse too, or words
 * that break out of a header (a line break begins another header, a comma another recipient). For every way that mail
 * takes, so that the outbox in development takes no mail that a server would not (DOOR-10).
 */
export function rejectUnsendable({ to, replyTo = to, senderName, subject, headers = {} }: Mail): void {
  const words = [senderName, subject, ...Object.entries(headers).flat()].join('');
  if (![to, replyTo].every((address) => mailAddress.test(address)) || CONTROL_CHARACTERS.test(words))
    throw new MailFault(
      'A mail was not sent: an address gets no mail, or words would break its header.',
      false,
    );
}
