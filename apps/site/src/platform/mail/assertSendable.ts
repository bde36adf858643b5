import { mailAddressPattern } from '@cityguide/site-config/formats';
import type { Mail } from './Mail';
import { MailError } from './MailError';

const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]/;

/**
 * Throws {@link MailError} if a mail could not be sent as it is: an address that forms would reject too, or text that breaks
 * out of a header (a line break starts another header, a comma another recipient). Every transport calls it, so that the
 * development outbox accepts no mail that a server would not (DOOR-10).
 */
export function assertSendable({ to, replyTo = to, senderName, subject, headers = {} }: Mail): void {
  const headerText = [senderName, subject, ...Object.entries(headers).flat()].join('');
  if (
    ![to, replyTo].every((address) => mailAddressPattern.test(address)) ||
    CONTROL_CHARACTERS.test(headerText)
  )
    throw new MailError(
      'A mail was not sent: an address gets no mail, or words would break its header.',
      false,
    );
}
