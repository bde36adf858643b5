import { Field } from '@cityguide/ui';
import { useMessages } from '../useMessages';
import type { EmailDraft } from './EmailDraft';

interface EmailFieldProps {
  draft: EmailDraft;
  error: string | null;
  /** `username` in the log-in, so that a password manager fills it in. */
  autoComplete: 'username' | 'email';
}

/** The email field of all forms. */
export function EmailField({ draft, error, autoComplete }: EmailFieldProps) {
  const messages = useMessages();
  return (
    <Field
      label={messages.email}
      error={error}
      type="email"
      name="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={255}
      // A pasted address is not silently truncated to another one: the field reports that it is too long (DOOR-10).
      onPaste={({ currentTarget }) => currentTarget.removeAttribute('maxlength')}
      required
      defaultValue={draft.current}
      onChange={(event) => {
        draft.current = event.currentTarget.value;
      }}
    />
  );
}
