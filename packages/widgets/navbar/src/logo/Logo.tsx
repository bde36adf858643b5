import { useSite, useStore } from '@cityguide/store/react';
import styles from './Logo.module.css';

/** The site's name as a word mark; the brand defines its font, its colour and, optionally, the symbol before it. */
export function Logo() {
  const site = useSite();
  const { paths } = useStore();
  return (
    <a className={styles.logo} href={paths.home}>
      <span className={styles.mark} />
      <span className={styles.name}>{site.name}</span>
    </a>
  );
}
