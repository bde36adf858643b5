import type { Database } from '../../platform/database/Database';

/**
 * The account that had this address before and may take it back (DOOR-1). Until then the address is reserved; otherwise
 * a thief would change it and sign up with the old one at once. Undefined if there is none.
 */
export async function findEmailReservation(
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
