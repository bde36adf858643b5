/** Longest email address and password that the API takes. */
export const maxFieldLength = 255;

/** Something @ something . something without spaces, at most 255 characters; spaces around it do not count (FMT-3). */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= maxFieldLength && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
}
