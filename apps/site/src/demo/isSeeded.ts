import type { Database } from '../platform/database/database';

/** True where the city has listings already. */
export async function isSeeded({ query }: Database): Promise<boolean> {
  return (await query.selectFrom('listings').select('id').limit(1).executeTakeFirst()) !== undefined;
}
