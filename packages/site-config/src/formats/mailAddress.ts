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
  const inBrackets = /^[^<>]*<([^<>]+)>[\s,;.]*$/.exec(text)?.[1] ?? text;
  return inBrackets
    .replace(AROUND, '')
    .replace(/^mailto:([^?]*).*$/is, '$1')
    .replace(AROUND, '');
}

/** Whether mail can be sent to it, once trimmed. */
export function canGetMail(text: string): boolean {
  const email = trimEmail(text);
  return email.length <= maxFieldLength && mailAddress.test(email);
}
