import { useSession, useSite } from '@cityguide/store/react';
import styles from './Onboarding.module.css';
import { findMessages } from './messages';

/** Greets the visitor, differently when logged in. */
export function Onboarding() {
  const words = findMessages(useSite());
  const isMember = useSession().status === 'authenticated';
  return (
    <section className={styles.box}>
      <p className={styles.words}>{isMember ? words.member : words.guest}</p>
    </section>
  );
}
