import { useStore } from '@cityguide/store/react';
import { useEffect, useRef } from 'react';
import { messages } from '../messages';
import { useWords } from '../words/useWords';
import styles from './Door.module.css';

/** Says that the account is gone, and leads on. */
export function Farewell() {
  const { paths } = useStore();
  const words = useWords(messages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.door}>
      <h2 ref={heading} className={styles.heading} tabIndex={-1}>
        {words.deletedHeading}
      </h2>
      <p className={styles.help}>{words.deletedHelp}</p>
      <a className={styles.link} href={paths.home}>
        {words.toHome}
      </a>
    </section>
  );
}
