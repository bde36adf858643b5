/** Maximum length of an email address and a password in the API. */
export const maxFieldLength = 255;

/**
 * Whether a text has the form of an email address: something @ something . something without spaces, at most 255
 * characters; surrounding spaces are ignored (FMT-3).
 */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= maxFieldLength && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
}
