import type { WaysIn } from '@cityguide/api/contract';
import { createFieldProblem, createGuestRefusal, createNotFound } from '../../platform/api/apiProblem';
import { formatDateTime } from '../../platform/api/formatDateTime';
import type { Database } from '../../platform/database/database';
import type { Member } from '../../platform/sessions/createSessions';
import type { SiteSettings } from '../../platform/settings/siteSettings';
import type { EmailChanges } from './email-change/createEmailChanges';
import { holdProfile } from '../../platform/sessions/holdProfile';

interface Parts {
  database: Database;
  emailChanges: EmailChanges;
  settings: Pick<SiteSettings, 'now'>;
}

const ONLY_WAY_IN = {
  non_field_errors: ['This is your only way in. Choose a password first, by "Forgot your password?".'],
};

export type WaysInService = ReturnType<typeof createWaysIn>;

/** What members see of the ways into their account, and how they end one (DOOR-3). */
export function createWaysIn({ database: { query, engine }, emailChanges, settings }: Parts) {
  async function list({ profileId, sessionId }: Member): Promise<WaysIn> {
    const profile = await query
      .selectFrom('profiles')
      .select(['has_password', 'date_password_changed'])
      .where('id', '=', profileId)
      .executeTakeFirst();
    if (!profile) throw createGuestRefusal();
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

  /** @throws ApiProblem 404 for what is not the member's own */
  async function endSession(profileId: number, id: string): Promise<void> {
    const ended = await query
      .deleteFrom('sessions')
      .where('profile_id', '=', profileId)
      .where('public_id', '=', id)
      .executeTakeFirst();
    if (ended.numDeletedRows === 0n) throw createNotFound();
  }

  /** @throws ApiProblem 404 for what is not the member's own, 400 where nothing else would open the account */
  async function unlinkIdentity(profileId: number, id: string): Promise<void> {
    await query.transaction().execute(async (transaction) => {
      // Two at once may not both find the other one still there.
      await holdProfile(transaction, { engine, profileId, isExclusive: true });
      const linked = await transaction
        .selectFrom('external_identities')
        .innerJoin('profiles', 'profiles.id', 'external_identities.profile_id')
        .select(['external_identities.public_id', 'profiles.has_password'])
        .where('profile_id', '=', profileId)
        .execute();
      const found = linked.find((identity) => identity.public_id === id);
      if (!found) throw createNotFound();
      if (found.has_password === 0 && linked.length === 1) throw createFieldProblem(ONLY_WAY_IN);
      await transaction
        .deleteFrom('external_identities')
        .where('profile_id', '=', profileId)
        .where('public_id', '=', id)
        .execute();
    });
  }

  return { list, endSession, unlinkIdentity };
}
