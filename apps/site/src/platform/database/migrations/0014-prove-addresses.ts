import type { Kysely, Migration } from 'kysely';

/** When a member has shown that mail to their address reaches them; signing up shows nothing of that. */
export function proveAddresses(): Migration {
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('profiles').addColumn('date_email_proven', 'bigint').execute();
    },
  };
}
