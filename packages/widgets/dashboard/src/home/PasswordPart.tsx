import { useSite, useStore } from '@cityguide/store/react';
import { Button } from '@cityguide/ui';
import { hashOf } from '../hash/findPage';
import { useWords } from '../words/useWords';
import { homeMessages } from './homeMessages';
import { Part } from './Part';
import styles from './PasswordPart.module.css';

/** Leads to the dialog that changes the password, and to the page of all ways in. */
export function PasswordPart() {
  const { login } = useStore();
  const site = useSite();
  const words = useWords(homeMessages);
  return (
    <Part heading={words.password} help={words.passwordHelp}>
      <div className={styles.ways}>
        <Button look="secondary" onClick={() => login.displayChangePassword()}>
          {words.changePassword}
        </Button>
        <a className={styles.link} href={hashOf(site, 'ways-in')}>
          {words.waysIn}
        </a>
      </div>
    </Part>
  );
}
