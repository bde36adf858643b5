import { readText } from './readText';

/** A field hidden from people; rendered by the partial `form-trap`. */
const HONEYPOT_FIELD = 'fax_number';

/** Whether a program filled in the hidden field. The response must not reveal that it was detected. */
export function isHoneypotFilled(body: unknown): boolean {
  return readText(body, HONEYPOT_FIELD) !== '';
}
