import { CheckIcon, Icon, VisuallyHidden } from '@cityguide/ui';
import type { OnboardingMessages } from '../messages';
import type { StepName } from '../steps/stepNames';
import { useMessages } from '../words/useMessages';
import styles from './Progress.module.css';

interface ProgressProps {
  names: readonly StepName[];
  index: number;
}

/** How far one is: in words, and as a list of the steps that small screens draw as a bar. */
export function Progress({ names, index }: ProgressProps) {
  const words = useMessages();
  return (
    <div className={styles.progress}>
      <p className={styles.words}>{words.stepOf(index + 1, names.length)}</p>
      <ol className={styles.list} aria-label={words.progress}>
        {names.map((name, place) => (
          <li
            key={name}
            className={[styles.step, place < index && styles.done, place === index && styles.current]
              .filter(Boolean)
              .join(' ')}
            aria-current={place === index ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {place < index ? <Icon shape={CheckIcon} size={16} /> : place + 1}
            </span>
            <span className={styles.name}>{words[stepWords[name]]}</span>
            {place < index && <VisuallyHidden>{` (${words.done})`}</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </div>
  );
}

const stepWords = {
  name: 'nameStep',
  newsletters: 'newslettersStep',
  favourites: 'favouritesStep',
} as const satisfies Record<StepName, keyof OnboardingMessages>;
