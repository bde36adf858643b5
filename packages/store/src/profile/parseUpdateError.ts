import type { ProfilePatch } from '@cityguide/api/client';
import { asApiError } from '../services/asApiError';
import type { ProfileFieldErrors, ProfileState } from './ProfileStore';

type UpdateErrorState = Pick<ProfileState, 'updateProfileError' | 'updateProfileFieldErrors' | 'emailError'>;

/** The messages of a failed update: one for each field that was sent, and the first of all. */
export function parseUpdateError(
  error: unknown,
  { patch, generalError }: { patch: ProfilePatch; generalError: string },
): UpdateErrorState {
  const { fields = {}, detail } = asApiError(error);
  // A backend may require the password although none was sent.
  const names = [...new Set([...Object.keys(patch), 'current_password'])] as (keyof ProfilePatch)[];
  const fieldMessages = names.flatMap((name) => {
    const message = fields[name]?.[0];
    return message === undefined ? [] : [[name, message] as const];
  });
  const updateProfileFieldErrors: ProfileFieldErrors = Object.fromEntries(fieldMessages);
  const message = fieldMessages[0]?.[1] ?? Object.values(fields).flat()[0] ?? detail ?? generalError;
  return {
    updateProfileError: message,
    updateProfileFieldErrors,
    emailError: fields.email?.[0] ?? null,
  };
}
