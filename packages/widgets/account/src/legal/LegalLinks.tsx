import { sitePaths } from '@cityguide/site-config';
import { useSite } from '@cityguide/store/react';
import { useMessages } from '../words/useMessages';
import styles from './LegalLinks.module.css';

/** Privacy policy and terms, before anything is given away. */
export function LegalLinks() {
  const paths = sitePaths(useSite());
  const words = useMessages();
  return (
    <ul className={styles.list} aria-label={words.legal}>
      <li className={styles.item}>
        <a className={styles.link} href={paths.privacy}>
          {words.privacy}
        </a>
      </li>
      <li className={styles.item}>
        <a className={styles.link} href={paths.termsOfService}>
          {words.terms}
        </a>
      </li>
    </ul>
  );
}
