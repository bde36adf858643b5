import type { Ref } from 'react';
import { useMessages } from '../words/useMessages';
import styles from './KeepIdentities.module.css';

interface KeepIdentitiesProps {
  /** The services that log the member in, such as 'Facebook'. */
  names: string;
  isKept: boolean;
  onChange(isKept: boolean): void;
  ref?: Ref<HTMLInputElement>;
}

/** Shows the linked identities, which a new password unlinks unless the member says otherwise (DOOR-2). */
export function KeepIdentities({ names, isKept, onChange, ref }: KeepIdentitiesProps) {
  const words = useMessages();
  return (
    <div className={styles.identities}>
      <p id="cg-identities-help" className={styles.help}>
        {words.identitiesHelp(names)}
      </p>
      <label className={styles.choice}>
        <input
          ref={ref}
          type="checkbox"
          className={styles.box}
          checked={isKept}
          aria-describedby="cg-identities-help"
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {words.keepIdentities(names)}
      </label>
    </div>
  );
}
