import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { focusPressed } from '../focus/focusPressed';
import { Spinner } from '../spinner/Spinner';
import styles from './Button.module.css';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** `primary` once per view, `secondary` beside it, `quiet` for what looks like a link. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** Shows a spinner and ignores presses, but keeps the focus and the size. */
  isBusy?: boolean;
  /** As wide as its parent. */
  isFullWidth?: boolean;
  children: ReactNode;
}

/** The button of every form and list. Its type defaults to `button`, so that it never submits by accident. */
export function Button({
  variant = 'primary',
  isBusy = false,
  isFullWidth = false,
  type = 'button',
  ...rest
}: ButtonProps) {
  const { children, onClick, ...attributes } = rest;
  const classes = [styles.button, styles[variant], isFullWidth ? styles.wide : '', isBusy ? styles.busy : ''];
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
