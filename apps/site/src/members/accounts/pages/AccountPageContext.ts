import type { PageContext } from '../../../pages/PageContext';
import type { Accounts } from '../createAccounts';
import type { DeviceCookie } from '../../../platform/security/deviceCookie';
import type { EmailChanges } from '../email-change/createEmailChanges';
import type { Entrance } from '../createEntrance';
import type { FacebookServices } from '../../facebook-log-in/createFacebookServices';
import type { Intents } from '../createIntents';
import type { PasswordResets } from '../createPasswordResets';
import type { ProfileRepository } from '../../profiles/repository';
import type { SavedRepositories } from '../../saved/createSavedRepositories';
import type { Sessions } from '../../../platform/sessions/createSessions';
import type { TakeBacks } from '../email-change/createTakeBacks';
import type { WaysInService } from '../createWaysIn';

/** What the pages of accounts are handed. */
export type AccountPageContext = PageContext<{
  accounts: Accounts;
  devices: DeviceCookie;
  emailChanges: EmailChanges;
  entrance: Entrance;
  facebookLogIn: FacebookServices['facebookLogIn'];
  intents: Intents;
  linkExternalIdentity: FacebookServices['linkExternalIdentity'];
  passwordResets: PasswordResets;
  profiles: ProfileRepository;
  saved: SavedRepositories;
  sessions: Sessions;
  takeBacks: TakeBacks;
  waysIn: WaysInService;
}>;
