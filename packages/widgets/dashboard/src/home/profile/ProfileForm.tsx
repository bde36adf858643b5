import type { ProfileState } from '@cityguide/store';
import { useStore } from '@cityguide/store/react';
import { cancelEmailChange } from '@cityguide/store/ways-in';
import { Button, ErrorText, Field, LiveRegion } from '@cityguide/ui';
import { useRef, useState } from 'react';
import { PendingEmail } from '../../pending-email/PendingEmail';
import { useWords } from '../../words/useWords';
import { homeMessages } from '../homeMessages';
import styles from './ProfilePart.module.css';
import { useFieldsInStep } from './useFieldsInStep';
import { useProfileSave } from './useProfileSave';

type Profile = NonNullable<ProfileState['profile']>;

/** As long as the API takes them. */
const MAX_NAME_LENGTH = 150;
const MAX_PASSWORD_LENGTH = 255;

/** Name and email; who changes the email is asked for the password as well (DOOR-1). */
export function ProfileForm({ profile }: { profile: Profile }) {
  const store = useStore();
  const words = useWords(homeMessages);
  const form = useRef<HTMLFormElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const [isEmailOther, setEmailOther] = useState(false);
  const values = { full_name: profile.full_name ?? '', email: profile.email };
  useFieldsInStep(form, values);
  const { isSending, news, error, fieldErrors, asksPassword, save, clearNews } = useProfileSave(form, values);
  /** Also what the browser filled in without a word. */
  const compareEmail = () =>
    setEmailOther(email.current?.value.trim() !== store.profile.getState().profile?.email);

  async function submit(sent: HTMLFormElement) {
    compareEmail();
    await save(sent);
    compareEmail();
  }

  const { full_name: nameError, email: emailError, current_password: passwordError } = fieldErrors;

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      aria-label={words.profile}
      onChange={clearNews}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
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
        ref={email}
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={values.email}
        hint={words.emailHint}
        error={emailError}
        onChange={compareEmail}
      />
      {isEmailOther && asksPassword && (
        <Field
          label={words.currentPassword}
          name="current_password"
          type="password"
          autoComplete="current-password"
          maxLength={MAX_PASSWORD_LENGTH}
          hint={words.currentPasswordHint}
          error={passwordError}
        />
      )}
      <PendingEmail
        email={profile.email}
        pending={profile.pending_email}
        hasPassword={profile.has_password !== false}
        cancel={() => cancelEmailChange(store)}
      />
      {error && (
        <div role="alert" tabIndex={-1} data-form-error className={styles.error}>
          <ErrorText message={error} />
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
