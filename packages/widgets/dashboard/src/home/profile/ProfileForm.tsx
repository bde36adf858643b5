import type { ProfileState } from '@cityguide/store';
import { useProfile, useStore } from '@cityguide/store/react';
import { Button, ErrorText, Field, LiveRegion } from '@cityguide/ui';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../words/useWords';
import { homeMessages } from '../homeMessages';
import styles from './ProfilePart.module.css';
import { useFieldsInStep } from './useFieldsInStep';

type Profile = NonNullable<ProfileState['profile']>;

/** As long as the API takes them. */
const MAX_NAME_LENGTH = 150;
const MAX_EMAIL_LENGTH = 255;

/** Sends what has changed and nothing else; what is wrong is told at its field. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const store = useStore().profile;
  const words = useWords(homeMessages);
  const { updateProfileError, updateProfileFieldErrors } = useProfile();
  const [isSending, setSending] = useState(false);
  const [news, setNews] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const values = { full_name: profile.full_name ?? '', email: profile.email };
  useFieldsInStep(form, values);
  const { full_name: nameError, email: emailError } = updateProfileFieldErrors;

  // The form's own failures alone: the newsletters' are told where they were chosen.
  const hasFailed = updateProfileError !== null && !isSending;
  useEffect(() => {
    if (hasFailed)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-form-error]')?.focus();
  }, [hasFailed, updateProfileFieldErrors]);

  async function save(sent: HTMLFormElement) {
    if (isSending) return;
    const changed = Object.entries(values).flatMap(([name, value]) => {
      // Read now, so that what the browser filled in by itself counts.
      const field = sent.elements.namedItem(name);
      const wished = field instanceof HTMLInputElement ? field.value.trim() : value;
      return wished === value ? [] : [[name, wished] as const];
    });
    store.clearUpdate();
    if (changed.length === 0) return setNews(words.nothingChanged);
    setNews('');
    setSending(true);
    const isTaken = await store.update(Object.fromEntries(changed));
    setSending(false);
    if (isTaken) setNews(words.profileSaved);
  }

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      aria-label={words.profile}
      onChange={() => setNews('')}
      onSubmit={(event) => {
        event.preventDefault();
        void save(event.currentTarget);
      }}
    >
      <Field
        label={words.name}
        name="full_name"
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={MAX_NAME_LENGTH}
        defaultValue={values.full_name}
        hint={words.nameHint}
        error={nameError}
      />
      <Field
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        defaultValue={values.email}
        hint={words.emailHint}
        error={emailError}
      />
      {hasFailed && !nameError && !emailError && (
        <div role="alert" tabIndex={-1} data-form-error className={styles.error}>
          <ErrorText message={updateProfileError} />
        </div>
      )}
      <div className={styles.foot}>
        <Button type="submit" isBusy={isSending}>
          {words.saveProfile}
        </Button>
        <span className={styles.news} aria-hidden="true">
          {news}
        </span>
      </div>
      <LiveRegion message={news} />
    </form>
  );
}
