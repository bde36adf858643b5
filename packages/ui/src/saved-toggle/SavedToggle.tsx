import { useState } from 'react';
import { focusPressed } from '../focus/focusPressed';
import { Icon } from '../icon/Icon';
import { CircleCheckIcon, HeartIcon } from '../icon/shapes';
import styles from './SavedToggle.module.css';

export interface SavedToggleProps {
  /** A heart for favourites and bookmarks, a tick for to-dos. */
  mark?: 'heart' | 'check';
  /** What it saves, in words that do not change with the state: 'Save Bar Isabel'. */
  label: string;
  isSaved: boolean;
  onToggle(): void;
  /** Lies on a picture: brings a paper disc of its own, so that it can be seen on any photo. */
  isOnPicture?: boolean;
}

/** The save control. The state is told by shape and colour; it pops once when the visitor saves, never on load. */
export function SavedToggle({
  mark = 'heart',
  label,
  isSaved,
  onToggle,
  isOnPicture = false,
}: SavedToggleProps) {
  const [wasPressed, setWasPressed] = useState(false);
  const classes = [styles.toggle, isSaved ? styles.saved : '', isOnPicture ? styles.onPicture : ''];
  if (wasPressed && isSaved) classes.push(styles.pop);
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      aria-pressed={isSaved}
      aria-label={label}
      onClick={(event) => {
        focusPressed(event);
        setWasPressed(true);
        onToggle();
      }}
    >
      <span className={styles.mark}>
        {mark === 'heart' && <Icon shape={HeartIcon} size={24} isFilled={isSaved} />}
        {mark === 'check' && <Icon shape={CircleCheckIcon} size={24} isFilled={isSaved} />}
      </span>
    </button>
  );
}
