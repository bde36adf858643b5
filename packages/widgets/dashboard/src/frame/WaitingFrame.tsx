import { Skeleton, VisuallyHidden } from '@cityguide/ui';
import { messages } from '../messages';
import { useWords } from '../words/useWords';
import styles from './Frame.module.css';

/** Stands in for the dashboard until it is known who is there. */
export function WaitingFrame() {
  const words = useWords(messages);
  return (
    <div className={styles.waiting} aria-busy="true">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      <Skeleton shape="title" isShort />
      <Skeleton />
      <Skeleton isShort />
    </div>
  );
}
