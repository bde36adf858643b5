import { useStore } from '@cityguide/store/react';
import { Button } from '@cityguide/ui';
import { useWords } from '../words/useWords';
import { homeMessages } from './homeMessages';
import { Part } from './Part';

/** Leads to the dialog that changes the password. */
export function PasswordPart() {
  const { login } = useStore();
  const words = useWords(homeMessages);
  return (
    <Part heading={words.password} help={words.passwordHelp}>
      <Button look="secondary" onClick={() => login.displayChangePassword()}>
        {words.changePassword}
      </Button>
    </Part>
  );
}
