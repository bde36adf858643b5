import type { LucideIcon } from 'lucide-react';
import styles from './Icon.module.css';

export interface IconProps {
  /** One of the shapes that `@cityguide/ui` names (`SearchIcon`, `HeartIcon` …). */
  shape: LucideIcon;
  /** Side in px; 20 where none is given. */
  size?: 16 | 20 | 24 | 32 | 48;
  /** Fills the outline, for states that are told by shape. */
  isFilled?: boolean;
}

/** A line drawing beside words. It never carries meaning alone, so it is hidden from screen readers. */
export function Icon({ shape: Shape, size = 20, isFilled = false }: IconProps) {
  const classes = [styles.icon, styles[`size${size}`], isFilled ? styles.filled : ''];
  return (
    <Shape
      className={classes.filter(Boolean).join(' ')}
      size={size}
      strokeWidth={1.75}
      aria-hidden
      focusable="false"
    />
  );
}
