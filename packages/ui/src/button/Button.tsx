import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { focusPressed } from '../focus/focusPressed';
import { Spinner } from '../spinner/Spinner';
import styles from './Button.module.css';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** `primary` once a view, `secondary` beside it, `quiet` for what reads as a link. */
  look?: 'primary' | 'secondary' | 'quiet';
  /** Shows a spinner and refuses presses, but keeps the focus and the size. */
  isBusy?: boolean;
  /** As wide as its parent. */
  isWide?: boolean;
  children: ReactNode;
}

/** The button of every form and list. Its type is `button` unless said otherwise, so that it never submits by accident. */
export function Button({
  look = 'primary',
  isBusy = false,
  isWide = false,
  type = 'button',
  ...rest
}: ButtonProps) {
  const { children, onClick, ...attributes } = rest;
  const classes = [styles.button, styles[look], isWide ? styles.wide : '', isBusy ? styles.busy : ''];
  return (
    <button
      {...attributes}
      type={type}
      className={classes.filter(Boolean).join(' ')}
      aria-disabled={isBusy || attributes['aria-disabled']}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) return event.preventDefault();
        focusPressed(event);
        onClick?.(event);
      }}
    >
      <span className={styles.words}>{children}</span>
      {isBusy && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
