import type { Database } from '../../platform/database/database';

/**
 * The account that had this address before and may take it back (DOOR-1): until then nobody else gets the address, or a
 * thief would change it and sign up with the old one at once. Undefined where there is none.
 */
export async function findReservation(
  query: Database['query'],
  { emailKey, now }: { emailKey: string; now: number },
): Promise<number | undefined> {
  const row = await query
    .selectFrom('email_take_backs')
    .select('profile_id')
    .where('email_key', '=', emailKey)
    .where('date_expires', '>', now)
    .orderBy('id')
    .executeTakeFirst();
  return row?.profile_id;
}
