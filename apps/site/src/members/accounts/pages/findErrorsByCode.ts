import { findFormErrorMessage } from '../formErrorMessages';
import type { FormErrors, FormField } from './AccountForm';

/** The field that an error belongs to; other errors are shown above the form. */
const FIELD_BY_CODE: Readonly<Record<string, string>> = {
  email: 'email',
  taken: 'email',
  password: 'password',
};

/** The errors for `?error=…`, where another page redirects to a form and says why. */
export function findErrorsByCode(code: unknown, fields: readonly FormField[]): FormErrors | undefined {
  const message = findFormErrorMessage(code);
  if (message === undefined) return undefined;
  const name = fields.find((field) => field.name === FIELD_BY_CODE[String(code)])?.name;
  return name
    ? { status: 200, formErrors: [], fieldErrors: { [name]: [message] } }
    : { status: 200, formErrors: [message], fieldErrors: {} };
}
