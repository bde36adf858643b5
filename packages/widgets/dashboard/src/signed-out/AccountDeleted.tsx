import { useStore } from '@cityguide/store/react';
import { TextLink } from '@cityguide/ui';
import { useEffect, useRef } from 'react';
import { messages as catalogue } from '../messages';
import { useMessages } from '../useMessages';
import styles from './SignedOut.module.css';

/** Confirms that the account is deleted, with a link to the home page. */
export function AccountDeleted() {
  const { paths } = useStore();
  const messages = useMessages(catalogue);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.door}>
      <h2 ref={heading} className={styles.heading} tabIndex={-1}>
        {messages.deletedHeading}
      </h2>
      <p className={styles.help}>{messages.deletedHelp}</p>
      {paths.home && <TextLink href={paths.home}>{messages.toHome}</TextLink>}
    </section>
  );
}
