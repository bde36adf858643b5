import { useId } from 'react';
import type { Control } from '@cityguide/widget-kit/documents';
import styles from './OptionControl.module.css';

interface OptionControlProps {
  control: Control;
  /** The attribute's value. */
  text: string;
  /** What is allowed, if the widget rejects the text. */
  allowedText: string | undefined;
  onChange(text: string): void;
}

/** The form control of one option of a widget. */
export function OptionControl({ control, text, allowedText, onChange }: OptionControlProps) {
  const id = useId();
  const shared = {
    id,
    'aria-describedby': `${id}help${allowedText ? ` ${id}fault` : ''}`,
    'aria-invalid': allowedText ? true : undefined,
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
          onChange={(event) => onChange(String(event.target.checked))}
        />
      ) : control.input === 'select' ? (
        <select
          {...shared}
          className={styles.input}
          value={text}
          onChange={(event) => onChange(event.target.value)}
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
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <p id={`${id}help`} className={styles.help}>
        {control.help}
      </p>
      {allowedText && (
        <p id={`${id}fault`} className={styles.fault}>
          Allowed: {allowedText}.
        </p>
      )}
    </div>
  );
}
