import type { PageContext } from '../../../pages/PageContext';
import type { Accounts } from '../createAccounts';
import type { DeviceCookie } from '../../../platform/security/createDeviceCookie';
import type { EmailChanges } from '../email-change/createEmailChanges';
import type { SignInService } from '../createSignInService';
import type { FacebookServices } from '../../facebook-log-in/createFacebookServices';
import type { IntentVerifier } from '../createIntentVerifier';
import type { PasswordResets } from '../createPasswordResets';
import type { ProfileRepository } from '../../profiles/repository';
import type { SavedRepositories } from '../../saved/createSavedRepositories';
import type { Sessions } from '../../../platform/sessions/createSessions';
import type { TakeBacks } from '../email-change/createTakeBacks';
import type { AccountAccessService } from '../createAccountAccess';

export type AccountPageContext = PageContext<{
  accounts: Accounts;
  devices: DeviceCookie;
  emailChanges: EmailChanges;
  signInService: SignInService;
  facebookLogIn: FacebookServices['facebookLogIn'];
  intentVerifier: IntentVerifier;
  linkExternalIdentity: FacebookServices['linkExternalIdentity'];
  passwordResets: PasswordResets;
  profiles: ProfileRepository;
  saved: SavedRepositories;
  sessions: Sessions;
  takeBacks: TakeBacks;
  accountAccess: AccountAccessService;
}>;
