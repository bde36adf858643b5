import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../icon/Icon';
import { TextLink } from '../text-link/TextLink';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  icon: IconProps['icon'];
  text: string;
  /** Where to find something. Without an address there is no link. */
  link: { href: string | undefined; text: string };
  /** Stands in place of the link, such as a button that clears the search. */
  action?: ReactNode;
}

/** What stands in place of an empty list: a picture, a sentence, and a way on. */
export function EmptyState({ icon, text, link, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon icon={icon} size={48} />
      <p className={styles.text}>{text}</p>
      {action ?? (link.href && <TextLink href={link.href}>{link.text}</TextLink>)}
    </div>
  );
}
