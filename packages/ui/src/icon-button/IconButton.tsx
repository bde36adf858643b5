import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { focusPressed } from '../focus/focusPressed';
import { Icon } from '../icon/Icon';
import styles from './IconButton.module.css';

type Attributes = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'children' | 'aria-label' | 'type'
>;

export interface IconButtonProps extends Attributes {
  /** What it does, as text: its accessible name and its tooltip. */
  label: string;
  icon: LucideIcon;
  /** Replaces the icon, 24 by 24 px. */
  children?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with an icon only, 44 by 44 px. */
export function IconButton({ label, icon, children, onClick, ...attributes }: IconButtonProps) {
  return (
    <button
      {...attributes}
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      onClick={(event) => {
        focusPressed(event);
        onClick?.(event);
      }}
    >
      {children ?? <Icon icon={icon} size={24} />}
    </button>
  );
}
