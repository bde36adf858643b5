import type { LucideIcon } from 'lucide-react';
import styles from './Icon.module.css';

export interface IconProps {
  /** One of the shapes that `@cityguide/ui` exports (`SearchIcon`, `HeartIcon` …). */
  icon: LucideIcon;
  /** Side length in px; default 20. */
  size?: 16 | 20 | 24 | 32 | 48;
  /** Fills the outline, for states that are shown by shape. */
  isFilled?: boolean;
}

/** A line icon beside text. It never carries meaning alone, so it is hidden from screen readers. */
export function Icon({ icon: Shape, size = 20, isFilled = false }: IconProps) {
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
