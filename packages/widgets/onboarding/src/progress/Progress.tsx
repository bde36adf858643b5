import { CheckIcon, Icon, VisuallyHidden } from '@cityguide/ui';
import type { OnboardingMessages } from '../messages';
import type { StepName } from '../steps/listSteps';
import { useMessages } from '../useMessages';
import styles from './Progress.module.css';

interface ProgressProps {
  names: readonly StepName[];
  index: number;
}

/** The progress: as text, and as a list of the steps, which is a bar on small screens. */
export function Progress({ names, index }: ProgressProps) {
  const messages = useMessages();
  return (
    <div className={styles.progress}>
      <p className={styles.words}>{messages.stepOf(index + 1, names.length)}</p>
      <ol className={styles.list} aria-label={messages.progress}>
        {names.map((name, stepIndex) => (
          <li
            key={name}
            className={[styles.step, stepIndex < index && styles.done, stepIndex === index && styles.current]
              .filter(Boolean)
              .join(' ')}
            aria-current={stepIndex === index ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {stepIndex < index ? <Icon icon={CheckIcon} size={16} /> : stepIndex + 1}
            </span>
            <span className={styles.name}>{messages[stepMessageKeys[name]]}</span>
            {stepIndex < index && <VisuallyHidden>{` (${messages.done})`}</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </div>
  );
}

const stepMessageKeys = {
  name: 'nameStep',
  newsletters: 'newslettersStep',
  favourites: 'favouritesStep',
} as const satisfies Record<StepName, keyof OnboardingMessages>;
