import { maxFieldLength } from './isEmail';

/*
 * The one rule for addresses that mail is sent to, from form to mail program (DOOR-10). The loose shape of FMT-3 is for
 * the log-in, which only looks an address up.
 */

const LOCAL = "[\\w!#$%&'*+/=?^`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^`{|}~-]+)*";
const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';

/**
 * What every mail program takes as it stands: a local part and a domain of ASCII letters, digits and the signs that need
 * no quotes. Accents are left out on both sides: many servers on the way refuse them, and the domain of an address has
 * a spelling without (`xn--…`) that is taken. Lengths are those of SMTP: 64 characters before the @, 254 in all.
 */
export const mailAddress = new RegExp(
  `^(?=[^@]{1,64}@)(?=.{1,254}$)${LOCAL}@(?:${LABEL}\\.)+(?=[a-z])${LABEL}$`,
  'i',
);

/** With a name and all; what is longer is no address however it is trimmed. */
const LONGEST_PASTE = 1000;
const AROUND = /^[\s"'“”‘’<(]+|[\s"'“”‘’>),;.]+$/g;

/** An address without what is copied along with it: spaces, quotes, brackets, `mailto:`, `Jo Doe <…>`, a comma behind it. */
export function trimEmail(text: string): string {
  if (text.length > LONGEST_PASTE) return text.trim();
  return takeFromBrackets(text)
    .replace(AROUND, '')
    .replace(/^mailto:([^?]*).*$/is, '$1')
    .replace(AROUND, '');
}

/** `Jo Doe <jo@example.com>`. Where the name is another address or has lines, it is not clear who is meant. */
function takeFromBrackets(text: string): string {
  const [, name = '', inside = ''] = /^([^<>\p{Cc}]*)<([^<>]+)>[\s,;.]*$/u.exec(text.trim()) ?? [];
  const isNameOrSame = !name.includes('@') || name.replace(AROUND, '') === inside;
  return inside !== '' && isNameOrSame ? inside : text;
}

/** Whether mail can be sent to it, once trimmed. */
export function canGetMail(text: string): boolean {
  const email = trimEmail(text);
  return email.length <= maxFieldLength && mailAddress.test(email);
}
