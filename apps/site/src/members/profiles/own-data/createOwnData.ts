import type { Counts, DataExport } from '@cityguide/api/contract';
import type { EmailChanges } from '../../accounts/email-change/createEmailChanges';
import { createValidationError } from '../../../platform/api/HttpError';
import type { Database } from '../../../platform/database/Database';
import type { RateLimiter } from '../../../platform/security/createRateLimiter';
import type { PasswordHasher } from '../../../platform/security/createPasswordHasher';
import type { SiteSettings } from '../../../platform/settings/SiteSettings';
import type { ProfileRepository } from '../repository';
import { countOwnData } from './countOwnData';
import { deleteAccount } from './deleteAccount';
import { exportOwnData } from './exportOwnData';

interface OwnDataOptions {
  database: Database;
  profiles: ProfileRepository;
  emailChanges: EmailChanges;
  passwords: PasswordHasher;
  rateLimiter: RateLimiter;
  settings: Pick<SiteSettings, 'limits' | 'now'>;
  /** Removes the file of a photo that is no longer referenced. */
  removePhotoFile(imagePath: string): Promise<void>;
  reportError(error: unknown): void;
}

export type OwnData = ReturnType<typeof createOwnData>;

/** The rules to read, export and delete a member's own data, for the API and for forms. */
export function createOwnData({ database, profiles, emailChanges, ...options }: OwnDataOptions) {
  const { passwords, rateLimiter, settings } = options;

  async function exportData(profileId: number): Promise<DataExport | undefined> {
    const profile = await profiles.findById(profileId);
    return (
      profile &&
      exportOwnData(database, {
        profile,
        pendingEmail: await emailChanges.findPending(profileId),
        now: settings.now(),
      })
    );
  }

  /**
   * Deletes the account of a member who knows its password.
   * @throws HttpError for `password` if it is wrong; 429 after too many guesses
   */
  async function remove({ profileId, password }: { profileId: number; password: string }): Promise<void> {
    const rateLimitKey = `password of ${profileId}`;
    await rateLimiter.consume(rateLimitKey, settings.limits.changePassword);
    const profile = await profiles.findById(profileId);
    const isCorrect = await rateLimiter.refundIfBusy(
      [rateLimitKey],
      passwords.verify(password, profile?.password_hash),
    );
    if (!profile || !isCorrect) {
      throw createValidationError({ password: ['The password is not right.'] });
    }
    const { imagePaths } = await deleteAccount(database, profile);
    // The account is deleted even if removing files fails.
    for (const path of imagePaths) await options.removePhotoFile(path).catch(options.reportError);
  }

  return {
    count: (profileId: number): Promise<Counts> =>
      countOwnData(database, { profileId, nowMs: settings.now() }),
    exportData,
    remove,
  };
}
