import { Icon, UserIcon } from '@cityguide/ui';
import { useMessages } from '../words/useMessages';
import styles from './Greeting.module.css';
import { readInitials } from './readInitials';

/** Answers while the name is typed. Only to look at: who hears the page has just typed it. */
export function Greeting({ name }: { name: string }) {
  const words = useMessages();
  const initials = readInitials(name);
  const [first] = name.trim().split(/\s+/);
  return (
    <div className={styles.greeting} aria-hidden="true">
      <span className={initials ? `${styles.mark} ${styles.known}` : styles.mark}>
        {initials || <Icon shape={UserIcon} size={32} />}
      </span>
      {first && <span className={styles.words}>{words.hello(first)}</span>}
    </div>
  );
}
