import { maxFieldLength } from './isEmail';

/*
 * The one rule for addresses that mail is sent to, from form to mail program (DOOR-10). The loose form of FMT-3 is for
 * the login, which only looks an address up.
 */

const LOCAL = "[\\w!#$%&'*+/=?^`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^`{|}~-]+)*";
const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';

/**
 * What every mail program accepts unchanged: a local part and a domain of ASCII letters, digits and the characters that
 * need no quotes. Accents are rejected on both sides: many servers on the way reject them, and a domain with accents
 * has a form without (`xn--…`), which is accepted. Lengths are those of SMTP: 64 characters before the @, 254 in all.
 */
export const mailAddressPattern = new RegExp(
  `^(?=[^@]{1,64}@)(?=.{1,254}$)${LOCAL}@(?:${LABEL}\\.)+(?=[a-z])${LABEL}$`,
  'i',
);

/** With a name around it; anything longer is not an address however it is trimmed. */
const MAX_PASTE_LENGTH = 1000;
const AROUND = /^[\s"'“”‘’<(]+|[\s"'“”‘’>),;.]+$/g;

/**
 * Removes what is copied along with an address: spaces, quotes, brackets, `mailto:`, `Jo Doe <…>`, a trailing comma.
 */
export function trimEmail(text: string): string {
  if (text.length > MAX_PASTE_LENGTH) return text.trim();
  return extractFromBrackets(text)
    .replace(AROUND, '')
    .replace(/^mailto:([^?]*).*$/is, '$1')
    .replace(AROUND, '');
}

/** `Jo Doe <jo@example.com>`. Where the name is another address or has line breaks, the recipient is ambiguous. */
function extractFromBrackets(text: string): string {
  const [, name = '', address = ''] = /^([^<>\p{Cc}]*)<([^<>]+)>[\s,;.]*$/u.exec(text.trim()) ?? [];
  const isNameOrSame = !name.includes('@') || name.replace(AROUND, '') === address;
  return address !== '' && isNameOrSame ? address : text;
}

/** Whether mail can be sent to it, once trimmed. */
export function isMailableEmail(text: string): boolean {
  const email = trimEmail(text);
  return email.length <= maxFieldLength && mailAddressPattern.test(email);
}
