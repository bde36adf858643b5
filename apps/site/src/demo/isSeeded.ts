import type { Database } from '../platform/database/Database';

/** Whether the database already has listings. */
export async function isSeeded({ query }: Database): Promise<boolean> {
  return (await query.selectFrom('listings').select('id').limit(1).executeTakeFirst()) !== undefined;
}
