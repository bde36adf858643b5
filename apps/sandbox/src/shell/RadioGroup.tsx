import { useId } from 'react';
import { VisuallyHidden } from '@cityguide/ui';
import styles from './RadioGroup.module.css';

interface RadioGroupProps<T extends string> {
  label: string;
  /** Shows the label only to screen readers, if the choices are self-explanatory. */
  isLabelHidden?: boolean;
  choices: readonly { id: T; label: string; hint?: string }[];
  selected: T;
  onChange(id: T): void;
}

/** A segmented control, made of radio buttons, so that arrow keys work as expected. */
export function RadioGroup<T extends string>({
  label,
  isLabelHidden = false,
  choices,
  selected,
  onChange,
}: RadioGroupProps<T>) {
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
              checked={choice.id === selected}
              onChange={() => onChange(choice.id)}
            />
            <span className={styles.words}>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
