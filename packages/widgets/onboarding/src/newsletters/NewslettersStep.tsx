import type { NewsletterSettings } from '@cityguide/store';
import { useProfile } from '@cityguide/store/react';
import { StepForm } from '../steps/StepForm';
import type { StepNavigation } from '../steps/StepNavigation';
import { useProfileUpdate } from '../steps/useProfileUpdate';
import { useMessages } from '../useMessages';
import { NewsletterChoice } from './NewsletterChoice';
import styles from './NewslettersStep.module.css';
import { CalendarIcon, NewspaperIcon, UtensilsIcon } from '@cityguide/ui';

/** The newsletters of the three categories, by their flag in the profile (NEWS-4). */
const newsletters = [
  { flag: 'is_news_category_newsletter_active', icon: NewspaperIcon },
  { flag: 'is_events_category_newsletter_active', icon: CalendarIcon },
  { flag: 'is_foods_category_newsletter_active', icon: UtensilsIcon },
] as const satisfies readonly { flag: keyof NewsletterSettings; icon: unknown }[];

interface NewslettersStepProps {
  navigation: StepNavigation;
  /** The current choice. */
  settings: NewsletterSettings;
  onChange(settings: NewsletterSettings): void;
}

/** Asks which newsletters the member would like; sends only changes. */
export function NewslettersStep({ navigation, settings, onChange }: NewslettersStepProps) {
  const messages = useMessages();
  const { newsletterSettings, updateProfileError, updateProfileFieldErrors } = useProfile();
  const { isSending, update } = useProfileUpdate();

  async function save() {
    const changed = newsletters.filter(
      ({ flag }) => settings[flag] !== (newsletterSettings?.[flag] ?? false),
    );
    const patch = Object.fromEntries(changed.map(({ flag }) => [flag, settings[flag]]));
    if (changed.length === 0 || (await update(patch))) navigation.onDone();
  }

  return (
    <StepForm
      navigation={navigation}
      heading={messages.newslettersHeading}
      help={messages.newslettersHelp}
      error={updateProfileError}
      fieldErrors={updateProfileError === null ? null : updateProfileFieldErrors}
      isSending={isSending}
      onSubmit={() => void save()}
    >
      <ul className={styles.list}>
        {newsletters.map(({ flag, icon }) => (
          <li key={flag} className={styles.item}>
            <NewsletterChoice
              name={flag}
              icon={icon}
              {...messages.newsletters[flag]}
              isChecked={settings[flag]}
              onChange={(isChosen) => onChange({ ...settings, [flag]: isChosen })}
            />
          </li>
        ))}
      </ul>
    </StepForm>
  );
}
