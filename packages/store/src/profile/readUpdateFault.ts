import type { ProfilePatch } from '@cityguide/api/client';
import { apiFault } from '../services/apiFault';
import type { ProfileFieldErrors, ProfileState } from './ProfileStore';

type UpdateFault = Pick<ProfileState, 'updateProfileError' | 'updateProfileFieldErrors' | 'emailError'>;

/** What a failed update says to the member: a message for each field that was sent, and the first one of all. */
export function readUpdateFault(
  error: unknown,
  { patch, generalError }: { patch: ProfilePatch; generalError: string },
): UpdateFault {
  const { fields = {}, detail } = apiFault(error);
  // A backend may ask for the password of whoever sent none.
  const names = [...new Set([...Object.keys(patch), 'current_password'])] as (keyof ProfilePatch)[];
  const told = names.flatMap((name) => {
    const message = fields[name]?.[0];
    return message === undefined ? [] : [[name, message] as const];
  });
  const updateProfileFieldErrors: ProfileFieldErrors = Object.fromEntries(told);
  const message = told[0]?.[1] ?? Object.values(fields).flat()[0] ?? detail ?? generalError;
  return {
    updateProfileError: message,
    updateProfileFieldErrors,
    emailError: fields.email?.[0] ?? null,
  };
}
