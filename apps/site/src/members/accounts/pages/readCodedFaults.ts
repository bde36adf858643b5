import { findFormFault } from '../formFaults';
import type { FormFaults, FormField } from './AccountForm';

/** At which field a fault is told; the others are told above the form. */
const FIELDS: Readonly<Record<string, string>> = { email: 'email', taken: 'email', password: 'password' };

/** The words for `?error=…`, where another address leads to a form and says why. */
export function readCodedFaults(code: unknown, fields: readonly FormField[]): FormFaults | undefined {
  const words = findFormFault(code);
  if (words === undefined) return undefined;
  const name = fields.find((field) => field.name === FIELDS[String(code)])?.name;
  return name
    ? { status: 200, form: [], fields: { [name]: [words] } }
    : { status: 200, form: [words], fields: {} };
}
