import { sitePaths } from '@cityguide/site-config';
import { useSite } from '@cityguide/store/react';
import styles from './Logo.module.css';

/** The site's name as a word mark; the brand defines its font, its colour and, optionally, the symbol before it. */
export function Logo() {
  const site = useSite();
  return (
    <a className={styles.logo} href={sitePaths(site).home}>
      <span className={styles.mark} />
      <span className={styles.name}>{site.name}</span>
    </a>
  );
}
