import { readText } from './readText';

/** A field that no person sees; the partial `form-trap` places it. */
const TRAP = 'fax_number';

/** Whether a program filled in what a person cannot see. It is answered as anybody is. */
export function isTrapped(sent: unknown): boolean {
  return readText(sent, TRAP) !== '';
}
