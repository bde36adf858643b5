import { Skeleton, VisuallyHidden } from '@cityguide/ui';
import { useMessages } from '../words/useMessages';
import styles from './WaitingSteps.module.css';

/** Stands in for the first step until it is known who is there. */
export function WaitingSteps() {
  const words = useMessages();
  return (
    <div className={styles.waiting} aria-busy="true">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      <Skeleton shape="title" isShort />
      <Skeleton />
      <Skeleton isShort />
    </div>
  );
}
