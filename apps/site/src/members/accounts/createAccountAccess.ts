import type { AccountAccess } from '@cityguide/api/contract';
import {
  createValidationError,
  createNotAuthenticatedError,
  createNotFoundError,
} from '../../platform/api/HttpError';
import { formatDateTime } from '../../platform/api/formatDateTime';
import type { Database } from '../../platform/database/Database';
import type { Member } from '../../platform/sessions/createSessions';
import type { SiteSettings } from '../../platform/settings/SiteSettings';
import type { EmailChanges } from './email-change/createEmailChanges';
import { lockProfileRow } from '../../platform/sessions/lockProfileRow';

interface AccountAccessOptions {
  database: Database;
  emailChanges: EmailChanges;
  settings: Pick<SiteSettings, 'now'>;
}

const LAST_WAY_IN = {
  non_field_errors: ['This is your only way in. Choose a password first, by "Forgot your password?".'],
};

export type AccountAccessService = ReturnType<typeof createAccountAccess>;

/** The list of everything that gives access to a member's account, and how to revoke it (DOOR-3). */
export function createAccountAccess({
  database: { query, engine },
  emailChanges,
  settings,
}: AccountAccessOptions) {
  async function list({ profileId, sessionId }: Member): Promise<AccountAccess> {
    const profile = await query
      .selectFrom('profiles')
      .select(['has_password', 'date_password_changed'])
      .where('id', '=', profileId)
      .executeTakeFirst();
    if (!profile) throw createNotAuthenticatedError();
    const identities = await query
      .selectFrom('external_identities')
      .select(['public_id', 'date_created'])
      .where('profile_id', '=', profileId)
      .orderBy('date_created')
      .orderBy('public_id')
      .execute();
    const sessions = await query
      .selectFrom('sessions')
      .select(['public_id', 'device', 'date_created', 'date_used'])
      .where('profile_id', '=', profileId)
      .where('date_expires', '>', settings.now())
      .orderBy('date_used', 'desc')
      .orderBy('date_created', 'desc')
      .execute();
    const isCurrent = (session: { public_id: string }) => session.public_id === sessionId;
    const changed = profile.date_password_changed;
    return {
      has_password: profile.has_password === 1,
      password_changed: changed === null ? null : formatDateTime(changed),
      pending_email: await emailChanges.findPending(profileId),
      identities: identities.map((identity) => ({
        id: identity.public_id,
        provider: 'facebook' as const,
        date_created: formatDateTime(identity.date_created),
      })),
      sessions: [...sessions.filter(isCurrent), ...sessions.filter((session) => !isCurrent(session))].map(
        (session) => ({
          id: session.public_id,
          device: session.device,
          is_current: isCurrent(session),
          date_created: formatDateTime(session.date_created),
          last_used: formatDateTime(session.date_used),
        }),
      ),
    };
  }

  /** @throws HttpError 404 for a session that is not the member's own */
  async function endSession(profileId: number, id: string): Promise<void> {
    const ended = await query
      .deleteFrom('sessions')
      .where('profile_id', '=', profileId)
      .where('public_id', '=', id)
      .executeTakeFirst();
    if (ended.numDeletedRows === 0n) throw createNotFoundError();
  }

  /**
   * @throws HttpError 404 for an identity that is not the member's own, 400 where nothing else would give access to the
   * account
   */
  async function unlinkIdentity(profileId: number, id: string): Promise<void> {
    await query.transaction().execute(async (transaction) => {
      // Two concurrent requests must not both find the other identity still linked.
      await lockProfileRow(transaction, { engine, profileId, isExclusive: true });
      const linked = await transaction
        .selectFrom('external_identities')
        .innerJoin('profiles', 'profiles.id', 'external_identities.profile_id')
        .select(['external_identities.public_id', 'profiles.has_password'])
        .where('profile_id', '=', profileId)
        .execute();
      const found = linked.find((identity) => identity.public_id === id);
      if (!found) throw createNotFoundError();
      if (found.has_password === 0 && linked.length === 1) throw createValidationError(LAST_WAY_IN);
      await transaction
        .deleteFrom('external_identities')
        .where('profile_id', '=', profileId)
        .where('public_id', '=', id)
        .execute();
    });
  }

  return { list, endSession, unlinkIdentity };
}
