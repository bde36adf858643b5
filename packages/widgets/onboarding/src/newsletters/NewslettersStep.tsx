import type { NewsletterSettings } from '@cityguide/store';
import { useProfile } from '@cityguide/store/react';
import { StepForm } from '../steps/StepForm';
import type { StepWays } from '../steps/StepWays';
import { useUpdate } from '../steps/useUpdate';
import { useMessages } from '../words/useMessages';
import { NewsletterChoice } from './NewsletterChoice';
import { newsletters } from './newsletters';
import styles from './NewslettersStep.module.css';

interface NewslettersStepProps {
  ways: StepWays;
  /** What is ticked so far. */
  settings: NewsletterSettings;
  onChoose(settings: NewsletterSettings): void;
}

/** Asks which newsletters the member would like; sends the changed ones alone. */
export function NewslettersStep({ ways, settings, onChoose }: NewslettersStepProps) {
  const words = useMessages();
  const { newsletterSettings, updateProfileError, updateProfileFieldErrors } = useProfile();
  const { isSending, update } = useUpdate();

  async function save() {
    const changed = newsletters.filter(
      ({ flag }) => settings[flag] !== (newsletterSettings?.[flag] ?? false),
    );
    const patch = Object.fromEntries(changed.map(({ flag }) => [flag, settings[flag]]));
    if (changed.length === 0 || (await update(patch))) ways.onDone();
  }

  return (
    <StepForm
      ways={ways}
      heading={words.newslettersHeading}
      help={words.newslettersHelp}
      error={updateProfileError}
      fault={updateProfileError === null ? null : updateProfileFieldErrors}
      isSending={isSending}
      onSubmit={() => void save()}
    >
      <ul className={styles.list}>
        {newsletters.map(({ flag, icon }) => (
          <li key={flag} className={styles.item}>
            <NewsletterChoice
              name={flag}
              icon={icon}
              {...words.newsletters[flag]}
              isChosen={settings[flag]}
              onChoose={(isChosen) => onChoose({ ...settings, [flag]: isChosen })}
            />
          </li>
        ))}
      </ul>
    </StepForm>
  );
}
