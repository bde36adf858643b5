import { useSession, useSite } from '@cityguide/store/react';
import type { WidgetProps } from '@cityguide/widget-kit';
import styles from './TheWidget.module.css';
import type { definition } from './definition';
import { findMessages } from './messages';

/** Greets the visitor, differently when logged in. */
export function TheWidget({ options }: WidgetProps<typeof definition>) {
  const messages = findMessages(useSite());
  const isMember = useSession().status === 'authenticated';
  return (
    <section className={styles.box}>
      {options.heading && <h2 className={styles.heading}>{options.heading}</h2>}
      <p className={styles.words}>{isMember ? messages.member : messages.guest}</p>
    </section>
  );
}
