import type { ReactNode } from 'react';
import styles from './TextLink.module.css';

/** An underlined link on a line of its own, as tall as a finger. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={href}>
      {children}
    </a>
  );
}
