import type { ProfileFieldErrors } from '@cityguide/store';
import { useProfile, useStore } from '@cityguide/store/react';
import { useEffect, useState, type RefObject } from 'react';
import { useWords } from '../../words/useWords';
import { homeMessages } from '../homeMessages';

interface ProfileSave {
  isSending: boolean;
  /** What came of it, in words; empty where nothing has been sent or it failed. */
  news: string;
  /** What is wrong with the form as a whole. */
  error: string | null;
  fieldErrors: ProfileFieldErrors;
  /** Whether another email needs the present password: the backend says so beforehand, or has said so now. */
  asksPassword: boolean;
  save(form: HTMLFormElement): Promise<void>;
  /** The member goes on typing. */
  clearNews(): void;
}

/** Sends what has changed of the profile; another email with the present password (DOOR-1). Errors get the focus. */
export function useProfileSave(
  form: RefObject<HTMLFormElement | null>,
  values: Readonly<{ full_name: string; email: string }>,
): ProfileSave {
  const store = useStore().profile;
  const words = useWords(homeMessages);
  const { profile, updateProfileError, updateProfileFieldErrors } = useProfile();
  const [isSending, setSending] = useState(false);
  const [news, setNews] = useState('');
  const [isAsked, setAsked] = useState(false);
  /** A new object each time, so that the focus goes there each time. */
  const [missing, setMissing] = useState<ProfileFieldErrors | null>(null);
  // The form's own failures alone: the newsletters' are told where they were chosen.
  const hasFailed = missing !== null || (updateProfileError !== null && !isSending);
  const fieldErrors = missing ?? updateProfileFieldErrors;
  useEffect(() => {
    if (hasFailed)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-form-error]')?.focus();
  }, [form, hasFailed, fieldErrors]);

  async function save(sent: HTMLFormElement) {
    if (isSending) return;
    // Read now, so that what the browser filled in by itself counts.
    const read = (name: string) => {
      const field = sent.elements.namedItem(name);
      return field instanceof HTMLInputElement ? field.value : undefined;
    };
    const changed = Object.entries(values).flatMap(([name, value]) => {
      const wished = read(name)?.trim() ?? value;
      return wished === value ? [] : [[name, wished] as const];
    });
    const patch: Record<string, string> = Object.fromEntries(changed);
    store.clearUpdate();
    setMissing(null);
    if (changed.length === 0) return setNews(words.nothingChanged);
    setNews('');
    const password = read('current_password');
    if ('email' in patch && (profile?.has_password || password !== undefined)) {
      if (!password) return setMissing({ current_password: words.currentPasswordMissing });
      patch['current_password'] = password;
    }
    setSending(true);
    const isTaken = await store.update(patch);
    setSending(false);
    if (isTaken) setNews(tellSaved(sent, patch));
  }

  /** The address that counts is in its field again where another waits for its confirmation. */
  function tellSaved(sent: HTMLFormElement, patch: Readonly<Record<string, string>>): string {
    const { email, pending_email } = store.getState().profile ?? {};
    const field = sent.elements.namedItem('email');
    const isPending = 'email' in patch && email !== patch['email'] && Boolean(pending_email);
    if (!isPending) return words.profileSaved;
    if (email && field instanceof HTMLInputElement) field.value = email;
    const saved = 'full_name' in patch ? `${words.profileSaved} ` : '';
    return saved + words.emailAsked(pending_email ?? '');
  }

  const { full_name, email, current_password } = fieldErrors;
  // It stays asked for while the next try is on its way.
  if (current_password && !isAsked) setAsked(true);
  return {
    isSending,
    news,
    error: hasFailed && !full_name && !email && !current_password ? updateProfileError : null,
    fieldErrors,
    asksPassword: Boolean(profile?.has_password) || isAsked,
    save,
    clearNews: () => setNews(''),
  };
}
