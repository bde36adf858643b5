import { useProfile } from '@cityguide/store/react';
import { Field } from '@cityguide/ui';
import { useState } from 'react';
import { StepForm } from '../steps/StepForm';
import type { StepWays } from '../steps/StepWays';
import { useUpdate } from '../steps/useUpdate';
import { useMessages } from '../words/useMessages';
import { Greeting } from './Greeting';

/** As long as the API takes a name. */
const MAX_LENGTH = 150;

interface NameStepProps {
  ways: StepWays;
  /** What was typed so far. */
  name: string;
  onType(name: string): void;
}

/** Asks for the member's name. */
export function NameStep({ ways, name, onType }: NameStepProps) {
  const words = useMessages();
  const { profile, updateProfileError, updateProfileFieldErrors } = useProfile();
  const { isSending, update } = useUpdate();
  const [missing, setMissing] = useState<{ message: string } | null>(null);
  const refused = updateProfileError === null ? null : updateProfileFieldErrors;
  const fieldError = missing?.message ?? refused?.full_name;

  async function save(form: HTMLFormElement) {
    const field = form.elements.namedItem('full_name');
    // Read now, so that what the browser filled in by itself counts.
    const typed = (field instanceof HTMLInputElement ? field.value : name).trim();
    onType(typed);
    setMissing(typed === '' ? { message: words.nameMissing } : null);
    if (typed === '') return;
    if (typed === profile?.full_name || (await update({ full_name: typed }))) ways.onDone();
  }

  return (
    <StepForm
      ways={ways}
      heading={words.nameHeading}
      help={words.nameHelp}
      error={fieldError ? null : updateProfileError}
      fault={missing ?? refused}
      isSending={isSending}
      onSubmit={(form) => void save(form)}
    >
      <Greeting name={name} />
      <Field
        label={words.nameLabel}
        name="full_name"
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={MAX_LENGTH}
        defaultValue={name}
        error={fieldError}
        onChange={(event) => {
          setMissing(null);
          onType(event.currentTarget.value);
        }}
      />
    </StepForm>
  );
}
