const KEYPAD = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
const EXTENSION = /^(.*[\d\s),.;-])(?:extension|extn?|poste|x|#)[.:=\s]*(\d{1,7})\s*$/i;
const SECOND_NUMBER = /\s*(?:\/|\||\bor\b|\bou\b).*$/i;
const COMPLETE_DIGITS = 10; // a North American number; letters after one are a remark, not part of it
const MIN_DIGITS = 3;
const MAX_DIGITS = 15; // E.164

const digitOf = (letter: string) =>
  String(KEYPAD.findIndex((letters) => letters.includes(letter.toLowerCase())) + 2);

/**
 * A `tel:` URL for a phone number as people write it: digits, a leading `+`, `;ext=` for an extension, letters of a
 * vanity number as their digits on the keypad. Of two numbers the first. `undefined` where nothing can be dialled.
 */
export function getPhoneUrl(phone: string | null | undefined): string | undefined {
  const written = (phone ?? '').normalize('NFKC').replace(SECOND_NUMBER, '');
  const [, main = written, extension] = EXTENSION.exec(written) ?? [];
  const number = /[+\d].*$/s.exec(main)?.[0] ?? '';
  const isInternational = number.startsWith('+');
  // '+44 (0)20 …': the bracketed zero is only for domestic calls.
  const dialled = isInternational ? number.replace(/\(0\)/, '') : number;
  const plainDigits = dialled.replace(/\D/g, '');
  const digits =
    plainDigits.length < COMPLETE_DIGITS
      ? dialled.replace(/[a-z]/gi, digitOf).replace(/\D/g, '')
      : plainDigits;
  if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) return undefined;
  return `tel:${isInternational ? '+' : ''}${digits}${extension ? `;ext=${extension}` : ''}`;
}
