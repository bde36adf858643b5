import type { Kysely, Migration } from 'kysely';

/** When a member's email address was verified; signing up alone does not verify it. */
export function proveAddresses(): Migration {
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('profiles').addColumn('date_email_proven', 'bigint').execute();
    },
  };
}
