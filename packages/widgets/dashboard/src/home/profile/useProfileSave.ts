import type { ProfileFieldErrors } from '@cityguide/store';
import { useProfile, useStore } from '@cityguide/store/react';
import { useEffect, useState, type RefObject } from 'react';
import { useMessages } from '../../useMessages';
import { homeMessages } from '../homeMessages';

interface ProfileFormState {
  isSending: boolean;
  /** The result as text; empty if nothing was sent or it failed. */
  status: string;
  /** An error of the form as a whole. */
  error: string | null;
  fieldErrors: ProfileFieldErrors;
  /** Whether a new email needs the current password: according to the profile, or to the last response. */
  requiresPassword: boolean;
  save(form: HTMLFormElement): Promise<void>;
  /** Called when the member edits the form again. */
  clearStatus(): void;
}

/**
 * Sends the changed fields of the profile; a new email together with the current password (DOOR-1). Errors get the
 * focus.
 */
export function useProfileSave(
  form: RefObject<HTMLFormElement | null>,
  values: Readonly<{ full_name: string; email: string }>,
): ProfileFormState {
  const store = useStore().profile;
  const messages = useMessages(homeMessages);
  const { profile, updateProfileError, updateProfileFieldErrors } = useProfile();
  const [isSending, setSending] = useState(false);
  const [status, setStatus] = useState('');
  const [isPasswordRequired, setPasswordRequired] = useState(false);
  /** A new object each time, so that the effect moves the focus each time. */
  const [missing, setMissing] = useState<ProfileFieldErrors | null>(null);
  // Only this form's failures: those of the newsletters are shown at their switches.
  const hasFailed = missing !== null || (updateProfileError !== null && !isSending);
  const fieldErrors = missing ?? updateProfileFieldErrors;
  useEffect(() => {
    if (hasFailed)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-form-error]')?.focus();
  }, [form, hasFailed, fieldErrors]);

  async function save(submittedForm: HTMLFormElement) {
    if (isSending) return;
    // Read now, so that values filled in by the browser count.
    const read = (name: string) => {
      const field = submittedForm.elements.namedItem(name);
      return field instanceof HTMLInputElement ? field.value : undefined;
    };
    const changed = Object.entries(values).flatMap(([name, value]) => {
      const newValue = read(name)?.trim() ?? value;
      return newValue === value ? [] : [[name, newValue] as const];
    });
    const patch: Record<string, string> = Object.fromEntries(changed);
    store.clearUpdate();
    setMissing(null);
    if (changed.length === 0) return setStatus(messages.nothingChanged);
    setStatus('');
    const password = read('current_password');
    if ('email' in patch && (profile?.has_password || password !== undefined)) {
      if (!password) return setMissing({ current_password: messages.currentPasswordMissing });
      patch['current_password'] = password;
    }
    setSending(true);
    const isSaved = await store.update(patch);
    setSending(false);
    if (isSaved) setStatus(formatSaved(submittedForm, patch));
  }

  /** Puts the current address back into its field while the new one waits for its confirmation. */
  function formatSaved(submittedForm: HTMLFormElement, patch: Readonly<Record<string, string>>): string {
    const { email, pending_email } = store.getState().profile ?? {};
    const field = submittedForm.elements.namedItem('email');
    const isPending = 'email' in patch && email !== patch['email'] && Boolean(pending_email);
    if (!isPending) return messages.profileSaved;
    if (email && field instanceof HTMLInputElement) field.value = email;
    const saved = 'full_name' in patch ? `${messages.profileSaved} ` : '';
    return saved + messages.emailAsked(pending_email ?? '');
  }

  const { full_name, email, current_password } = fieldErrors;
  // The field stays visible while the next attempt is pending.
  if (current_password && !isPasswordRequired) setPasswordRequired(true);
  return {
    isSending,
    status,
    error: hasFailed && !full_name && !email && !current_password ? updateProfileError : null,
    fieldErrors,
    requiresPassword: Boolean(profile?.has_password) || isPasswordRequired,
    save,
    clearStatus: () => setStatus(''),
  };
}
