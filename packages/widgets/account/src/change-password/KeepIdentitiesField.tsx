import type { Ref } from 'react';
import { useMessages } from '../useMessages';
import styles from './KeepIdentitiesField.module.css';

interface KeepIdentitiesFieldProps {
  /** The linked log-in services, such as 'Facebook'. */
  names: string;
  isChecked: boolean;
  onChange(isChecked: boolean): void;
  ref?: Ref<HTMLInputElement>;
}

/** Shows the linked identities, which a new password unlinks unless the member says otherwise (DOOR-2). */
export function KeepIdentitiesField({ names, isChecked, onChange, ref }: KeepIdentitiesFieldProps) {
  const messages = useMessages();
  return (
    <div className={styles.identities}>
      <p id="cg-identities-help" className={styles.help}>
        {messages.identitiesHelp(names)}
      </p>
      <label className={styles.choice}>
        <input
          ref={ref}
          type="checkbox"
          className={styles.box}
          checked={isChecked}
          aria-describedby="cg-identities-help"
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {messages.keepIdentities(names)}
      </label>
    </div>
  );
}
