import { sitePaths } from '@cityguide/site-config';
import { useSite } from '@cityguide/store/react';
import { useMessages } from '../useMessages';
import styles from './LegalLinks.module.css';

/** Links to the privacy policy and the terms, shown before any data is entered. */
export function LegalLinks() {
  const paths = sitePaths(useSite());
  const messages = useMessages();
  return (
    <ul className={styles.list} aria-label={messages.legal}>
      <li className={styles.item}>
        <a className={styles.link} href={paths.privacy}>
          {messages.privacy}
        </a>
      </li>
      <li className={styles.item}>
        <a className={styles.link} href={paths.termsOfService}>
          {messages.terms}
        </a>
      </li>
    </ul>
  );
}
