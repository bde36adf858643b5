import { asApiError } from '../services/asApiError';
import type { AuthError } from './LoginStore';

export const noAuthError: AuthError = {
  email: null,
  password: null,
  nonFieldError: null,
  new_password: null,
  current_password: null,
  token: null,
};

/** Server field → property of `AuthError`. */
const fields = {
  email: 'email',
  password: 'password',
  non_field_errors: 'nonFieldError',
  new_password: 'new_password',
  current_password: 'current_password',
  token: 'token',
} as const;
export type AuthField = keyof typeof fields;

/**
 * The first message of each of `names`. Where the server has no message for any of them, its general message or its
 * first message of any field; where there is none that a visitor can read (no network, an error page), `generalError`.
 */
export function parseAuthError(
  error: unknown,
  { names, generalError }: { names: readonly AuthField[]; generalError: string },
): AuthError {
  const { fields: fieldErrors = {}, detail } = asApiError(error);
  const authError = { ...noAuthError };
  let hasFieldMessage = false;
  for (const name of names) {
    const message = fieldErrors[name]?.[0];
    if (!message) continue;
    authError[fields[name]] = message;
    hasFieldMessage = true;
  }
  if (!hasFieldMessage)
    authError.nonFieldError = detail || Object.values(fieldErrors).flat()[0] || generalError;
  return authError;
}
