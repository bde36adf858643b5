import { useId } from 'react';
import { VisuallyHidden } from '@cityguide/ui';
import styles from './Choices.module.css';

interface ChoicesProps<T extends string> {
  label: string;
  /** Where the choices speak for themselves the label is for screen readers alone. */
  isLabelHidden?: boolean;
  choices: readonly { id: T; label: string; hint?: string }[];
  chosen: T;
  onChoose(id: T): void;
}

/** A row of which one is chosen: radio buttons, so that arrow keys work as everywhere. */
export function Choices<T extends string>({
  label,
  isLabelHidden = false,
  choices,
  chosen,
  onChoose,
}: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={isLabelHidden ? undefined : styles.label}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div className={styles.row}>
        {choices.map((choice) => (
          <label key={choice.id} className={styles.choice} title={choice.hint}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={choice.id}
              checked={choice.id === chosen}
              onChange={() => onChoose(choice.id)}
            />
            <span className={styles.words}>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
