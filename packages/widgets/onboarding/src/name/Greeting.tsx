import { Icon, UserIcon } from '@cityguide/ui';
import { useMessages } from '../useMessages';
import styles from './Greeting.module.css';
import { getInitials } from './getInitials';

/** Greets the member while they type their name. Hidden from screen readers, since it only repeats what was typed. */
export function Greeting({ name }: { name: string }) {
  const messages = useMessages();
  const initials = getInitials(name);
  const [first] = name.trim().split(/\s+/);
  return (
    <div className={styles.greeting} aria-hidden="true">
      <span className={initials ? `${styles.mark} ${styles.known}` : styles.mark}>
        {initials || <Icon icon={UserIcon} size={32} />}
      </span>
      {first && <span className={styles.words}>{messages.hello(first)}</span>}
    </div>
  );
}
