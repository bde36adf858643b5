import type { Counts, DataExport } from '@cityguide/api/contract';
import type { EmailChanges } from '../../accounts/email-change/createEmailChanges';
import { createFieldProblem } from '../../../platform/api/apiProblem';
import type { Database } from '../../../platform/database/database';
import type { Attempts } from '../../../platform/security/attempts';
import type { Passwords } from '../../../platform/security/createPasswords';
import type { SiteSettings } from '../../../platform/settings/siteSettings';
import type { ProfileRepository } from '../repository';
import { countOwn } from './countOwn';
import { deleteOwn } from './deleteOwn';
import { exportOwn } from './exportOwn';

interface Parts {
  database: Database;
  profiles: ProfileRepository;
  emailChanges: EmailChanges;
  passwords: Passwords;
  attempts: Attempts;
  settings: Pick<SiteSettings, 'limits' | 'now'>;
  /** Removes the file of a photo that nothing refers to any more. */
  removePhotoFile(imagePath: string): Promise<void>;
  reportFault(error: unknown): void;
}

export type OwnData = ReturnType<typeof createOwnData>;

/** What members may know, take away and delete of what is kept about them: the rules, for the API and for forms alike. */
export function createOwnData({ database, profiles, emailChanges, ...parts }: Parts) {
  const { passwords, attempts, settings } = parts;

  async function takeAway(profileId: number): Promise<DataExport | undefined> {
    const profile = await profiles.findById(profileId);
    return (
      profile &&
      exportOwn(database, {
        profile,
        pendingEmail: await emailChanges.findPending(profileId),
        now: settings.now(),
      })
    );
  }

  /**
   * Deletes the account of a member who knows its password.
   * @throws ApiProblem at `password` where it is wrong; 429 where it was guessed at too often.
   */
  async function remove({ profileId, password }: { profileId: number; password: string }): Promise<void> {
    const budget = `password of ${profileId}`;
    await attempts.count(budget, settings.limits.changePassword);
    const profile = await profiles.findById(profileId);
    const isRight = await attempts.giveBackIfBusy(
      [budget],
      passwords.isRight(password, profile?.password_hash),
    );
    if (!profile || !isRight) {
      throw createFieldProblem({ password: ['The password is not right.'] });
    }
    const { imagePaths } = await deleteOwn(database, profile);
    // The account is gone whatever becomes of the files.
    for (const path of imagePaths) await parts.removePhotoFile(path).catch(parts.reportFault);
  }

  return {
    count: (profileId: number): Promise<Counts> => countOwn(database, { profileId, nowMs: settings.now() }),
    takeAway,
    remove,
  };
}
