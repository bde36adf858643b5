import { apiFault } from '../services/apiFault';
import type { AuthError } from './LoginStore';

export const noAuthError: AuthError = {
  email: null,
  password: null,
  nonFieldError: null,
  new_password: null,
  current_password: null,
  token: null,
};

/** Server field → member of `AuthError`. */
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
 * The first message of each of `names`. Where the server names none of them, its general words or its first message
 * at all; where it says nothing that a visitor can read (no network, an error page), `generalError`.
 */
export function parseAuthError(
  error: unknown,
  { names, generalError }: { names: readonly AuthField[]; generalError: string },
): AuthError {
  const { fields: found = {}, detail } = apiFault(error);
  const authError = { ...noAuthError };
  let isSaid = false;
  for (const name of names) {
    const message = found[name]?.[0];
    if (!message) continue;
    authError[fields[name]] = message;
    isSaid = true;
  }
  if (!isSaid) authError.nonFieldError = detail || Object.values(found).flat()[0] || generalError;
  return authError;
}
