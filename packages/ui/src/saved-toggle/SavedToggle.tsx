import { useState } from 'react';
import { focusPressed } from '../focus/focusPressed';
import { Icon } from '../icon/Icon';
import { CircleCheckIcon, HeartIcon } from '../icon/icons';
import styles from './SavedToggle.module.css';

export interface SavedToggleProps {
  /** A heart for favourites and bookmarks, a tick for to-dos. */
  icon?: 'heart' | 'check';
  /** The accessible name, which does not change with the state: 'Save Bar Isabel'. */
  label: string;
  isSaved: boolean;
  onToggle(): void;
  /** Lies on an image: adds a paper-coloured disc, so that it is visible on any photo. */
  isOverImage?: boolean;
}

/** The save control. The state is shown by shape and colour; it pops once when the visitor saves, never on load. */
export function SavedToggle({
  icon = 'heart',
  label,
  isSaved,
  onToggle,
  isOverImage = false,
}: SavedToggleProps) {
  const [wasPressed, setWasPressed] = useState(false);
  const classes = [styles.toggle, isSaved ? styles.saved : '', isOverImage ? styles.onPicture : ''];
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
        {icon === 'heart' && <Icon icon={HeartIcon} size={24} isFilled={isSaved} />}
        {icon === 'check' && <Icon icon={CircleCheckIcon} size={24} isFilled={isSaved} />}
      </span>
    </button>
  );
}
