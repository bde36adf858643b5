import { useId } from 'react';
import type { Control } from '@cityguide/widget-kit/documents';
import styles from './OptionControl.module.css';

interface OptionControlProps {
  control: Control;
  /** The attribute's text. */
  text: string;
  /** What would be allowed, where the widget refuses the text. */
  fault: string | undefined;
  onText(text: string): void;
}

/** The form control of one option of a widget. */
export function OptionControl({ control, text, fault, onText }: OptionControlProps) {
  const id = useId();
  const shared = {
    id,
    'aria-describedby': `${id}help${fault ? ` ${id}fault` : ''}`,
    'aria-invalid': fault ? true : undefined,
    required: control.required,
  } as const;
  return (
    <div className={control.input === 'checkbox' ? styles.flag : styles.option}>
      <label className={styles.label} htmlFor={id}>
        {control.attribute}
        {control.required && <span className={styles.required}>required</span>}
      </label>
      {control.input === 'checkbox' ? (
        <input
          {...shared}
          type="checkbox"
          className={styles.checkbox}
          checked={text === 'true'}
          onChange={(event) => onText(String(event.target.checked))}
        />
      ) : control.input === 'select' ? (
        <select
          {...shared}
          className={styles.input}
          value={text}
          onChange={(event) => onText(event.target.value)}
        >
          {!control.choices.includes(text) && <option value={text}>{text || 'none'}</option>}
          {control.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={control.input}
          className={styles.input}
          value={text}
          min={control.min}
          max={control.max}
          step={control.step}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onText(event.target.value)}
        />
      )}
      <p id={`${id}help`} className={styles.help}>
        {control.help}
      </p>
      {fault && (
        <p id={`${id}fault`} className={styles.fault}>
          Allowed: {fault}.
        </p>
      )}
    </div>
  );
}
