import { useSession, useSite } from '@cityguide/store/react';
import type { WidgetProps } from '@cityguide/widget-kit';
import styles from './Photos.module.css';
import type { definition } from './definition';
import { findMessages } from './messages';

/** Greets the visitor, differently when logged in. */
export function Photos({ options }: WidgetProps<typeof definition>) {
  const words = findMessages(useSite());
  const isMember = useSession().status === 'authenticated';
  return (
    <section className={styles.box}>
      {options.title && <h2 className={styles.heading}>{options.title}</h2>}
      <p className={styles.words}>{isMember ? words.member : words.guest}</p>
    </section>
  );
}
