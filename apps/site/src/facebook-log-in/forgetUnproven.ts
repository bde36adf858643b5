import type { Database } from '../database/database';

/**
 * After a reset by mail has shown whose address it is: nobody else may keep a way in who only claimed it at the
 * provider. Whoever did so rightly links their account again with the new password.
 */
export async function forgetUnproven(query: Database['query'], profileId: number): Promise<void> {
  await query
    .deleteFrom('external_identities')
    .where('profile_id', '=', profileId)
    .where('is_email_verified', '=', 0)
    .execute();
  await query.deleteFrom('waiting_links').where('profile_id', '=', profileId).execute();
}
