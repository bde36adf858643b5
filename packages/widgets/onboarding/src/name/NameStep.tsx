import { useProfile } from '@cityguide/store/react';
import { Field } from '@cityguide/ui';
import { useState } from 'react';
import { StepForm } from '../steps/StepForm';
import type { StepNavigation } from '../steps/StepNavigation';
import { useProfileUpdate } from '../steps/useProfileUpdate';
import { useMessages } from '../useMessages';
import { Greeting } from './Greeting';

/** The limit of the API. */
const MAX_LENGTH = 150;

interface NameStepProps {
  navigation: StepNavigation;
  /** The name typed so far. */
  name: string;
  onChange(name: string): void;
}

/** Asks for the member's name. */
export function NameStep({ navigation, name, onChange }: NameStepProps) {
  const messages = useMessages();
  const { profile, updateProfileError, updateProfileFieldErrors } = useProfile();
  const { isSending, update } = useProfileUpdate();
  const [missingError, setMissingError] = useState<{ message: string } | null>(null);
  const serverErrors = updateProfileError === null ? null : updateProfileFieldErrors;
  const fieldError = missingError?.message ?? serverErrors?.full_name;

  async function save(form: HTMLFormElement) {
    const field = form.elements.namedItem('full_name');
    // Read now, so that a value filled in by the browser counts.
    const typed = (field instanceof HTMLInputElement ? field.value : name).trim();
    onChange(typed);
    setMissingError(typed === '' ? { message: messages.nameMissing } : null);
    if (typed === '') return;
    if (typed === profile?.full_name || (await update({ full_name: typed }))) navigation.onDone();
  }

  return (
    <StepForm
      navigation={navigation}
      heading={messages.nameHeading}
      help={messages.nameHelp}
      error={fieldError ? null : updateProfileError}
      fieldErrors={missingError ?? serverErrors}
      isSending={isSending}
      onSubmit={(form) => void save(form)}
    >
      <Greeting name={name} />
      <Field
        label={messages.nameLabel}
        name="full_name"
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={MAX_LENGTH}
        defaultValue={name}
        error={fieldError}
        onChange={(event) => {
          setMissingError(null);
          onChange(event.currentTarget.value);
        }}
      />
    </StepForm>
  );
}
