import { useStore } from '@cityguide/store/react';
import { useMessages } from '../useMessages';
import styles from './LegalLinks.module.css';

/** Links to the privacy policy and the terms, shown before any data is entered. */
export function LegalLinks() {
  const { paths } = useStore();
  const messages = useMessages();
  const links = [
    { href: paths.privacy, label: messages.privacy },
    { href: paths.termsOfService, label: messages.terms },
  ].filter(({ href }) => href);
  if (links.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={messages.legal}>
      {links.map(({ href, label }) => (
        <li key={label} className={styles.item}>
          <a className={styles.link} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
