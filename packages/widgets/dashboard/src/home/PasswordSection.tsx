import { useSite, useStore } from '@cityguide/store/react';
import { Button, TextLink } from '@cityguide/ui';
import { getPageLink } from '../hash/pageHash';
import { useMessages } from '../useMessages';
import { homeMessages } from './homeMessages';
import { Section } from './Section';
import styles from './PasswordSection.module.css';

/** Opens the dialog that changes the password, and links to the account access page. */
export function PasswordSection() {
  const { login } = useStore();
  const site = useSite();
  const messages = useMessages(homeMessages);
  return (
    <Section heading={messages.password} help={messages.passwordHelp}>
      <div className={styles.ways}>
        <Button variant="secondary" onClick={() => login.displayChangePassword()}>
          {messages.changePassword}
        </Button>
        <TextLink href={getPageLink(site, 'account-access')}>{messages.accountAccess}</TextLink>
      </div>
    </Section>
  );
}
