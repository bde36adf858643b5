import { Field } from '@cityguide/ui';
import { useMessages } from '../words/useMessages';
import type { EmailDraft } from './EmailDraft';

interface EmailFieldProps {
  draft: EmailDraft;
  error: string | null;
  /** `username` where a password manager fills in who logs in. */
  autoComplete: 'username' | 'email';
}

/** The email field of all forms. */
export function EmailField({ draft, error, autoComplete }: EmailFieldProps) {
  const words = useMessages();
  return (
    <Field
      label={words.email}
      error={error}
      type="email"
      name="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={255}
      // A paste is not cut to another address without a word: what is too long is said at the field (DOOR-10).
      onPaste={({ currentTarget }) => currentTarget.removeAttribute('maxlength')}
      required
      defaultValue={draft.current}
      onChange={(event) => {
        draft.current = event.currentTarget.value;
      }}
    />
  );
}
