const MIN_DIGITS = 3;
const MAX_DIGITS = 15; // E.164
const EXTENSION = /\s*(?:ext|extension|x|#)[.:\s]*(\d{1,7})\s*$/i;

/** A `tel:` address with digits, a leading `+` and an extension; undefined where nothing can be dialled. */
export function linkPhone(phone: string | null): string | undefined {
  const [, extension] = EXTENSION.exec(phone ?? '') ?? [];
  const number = (phone ?? '').replace(EXTENSION, '').trim();
  const digits = number.replace(/\D/g, '');
  if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) return undefined;
  return `tel:${number.startsWith('+') ? '+' : ''}${digits}${extension ? `;ext=${extension}` : ''}`;
}
