import type { ProfileState } from '@cityguide/store';
import { useStore } from '@cityguide/store/react';
import { cancelEmailChange } from '@cityguide/store/account-access';
import { Button, ErrorText, Field, LiveRegion } from '@cityguide/ui';
import { useRef, useState } from 'react';
import { PendingEmail } from '../../pending-email/PendingEmail';
import { useMessages } from '../../useMessages';
import { homeMessages } from '../homeMessages';
import styles from './ProfileSection.module.css';
import { useSyncedFields } from './useSyncedFields';
import { useProfileSave } from './useProfileSave';

type Profile = NonNullable<ProfileState['profile']>;

/** The limits of the API. */
const MAX_NAME_LENGTH = 150;
const MAX_PASSWORD_LENGTH = 255;

/** Name and email; a change of the email also asks for the password (DOOR-1). */
export function ProfileForm({ profile }: { profile: Profile }) {
  const store = useStore();
  const messages = useMessages(homeMessages);
  const form = useRef<HTMLFormElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const [isEmailChanged, setEmailChanged] = useState(false);
  const values = { full_name: profile.full_name ?? '', email: profile.email };
  useSyncedFields(form, values);
  const { isSending, status, error, fieldErrors, requiresPassword, save, clearStatus } = useProfileSave(
    form,
    values,
  );
  /** Also called on submit, since the browser may fill in a field without an event. */
  const compareEmail = () =>
    setEmailChanged(email.current?.value.trim() !== store.profile.getState().profile?.email);

  async function submit(submittedForm: HTMLFormElement) {
    compareEmail();
    await save(submittedForm);
    compareEmail();
  }

  const { full_name: nameError, email: emailError, current_password: passwordError } = fieldErrors;

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      aria-label={messages.profile}
      onChange={clearStatus}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <Field
        label={messages.name}
        name="full_name"
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={MAX_NAME_LENGTH}
        defaultValue={values.full_name}
        hint={messages.nameHint}
        error={nameError}
      />
      <Field
        ref={email}
        label={messages.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={values.email}
        hint={messages.emailHint}
        error={emailError}
        onChange={compareEmail}
      />
      {isEmailChanged && requiresPassword && (
        <Field
          label={messages.currentPassword}
          name="current_password"
          type="password"
          autoComplete="current-password"
          maxLength={MAX_PASSWORD_LENGTH}
          hint={messages.currentPasswordHint}
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
          {messages.saveProfile}
        </Button>
        <span className={styles.news} aria-hidden="true">
          {status}
        </span>
      </div>
      <LiveRegion message={status} />
    </form>
  );
}
