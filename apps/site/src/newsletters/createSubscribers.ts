import type { ProfilePatch } from '@cityguide/api/contract';
import type { Database } from '../database/database';
import { emailKey } from '../profiles/repository';
import { columnsOf, flagsOf, noFlags } from './memberFlags';
import { newsletters, type Newsletter } from './readWanted';

export interface Subscriber {
  id: number;
  email: string;
}

export type Subscribers = ReturnType<typeof createSubscribers>;

/** Confirmed addresses and what they get. A member's own settings go along wherever the address is theirs. */
export function createSubscribers({ query }: Database, now: () => number) {
  return {
    /** Adds newsletters to what the address gets already. */
    async add(email: string, wanted: readonly Newsletter[]): Promise<Subscriber> {
      const on = Object.fromEntries(wanted.map((name) => [name, 1 as const]));
      const flags = flagsOf(wanted);
      return query.transaction().execute(async (transaction) => {
        const subscriber = await transaction
          .insertInto('newsletter_subscribers')
          .values({ email, email_key: emailKey(email), date_confirmed: now(), ...on })
          .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ email, ...on }))
          .returning(['id', 'email'])
          .executeTakeFirstOrThrow();
        if (Object.keys(flags).length > 0)
          await transaction
            .updateTable('profiles')
            .set(flags)
            .where('email_key', '=', emailKey(email))
            .execute();
        return subscriber;
      });
    },

    async find(id: number): Promise<Subscriber | undefined> {
      return query
        .selectFrom('newsletter_subscribers')
        .select(['id', 'email'])
        .where('id', '=', id)
        .executeTakeFirst();
    },

    /** What the address gets; nothing where it never confirmed. */
    async findNewsletters(email: string): Promise<Newsletter[]> {
      const row = await query
        .selectFrom('newsletter_subscribers')
        .selectAll()
        .where('email_key', '=', emailKey(email))
        .executeTakeFirst();
      return row ? newsletters.filter((name) => row[name] === 1) : [];
    },

    /** Takes the address out, and switches off what its member gets. */
    async remove(id: number): Promise<void> {
      await query.transaction().execute(async (transaction) => {
        const gone = await transaction
          .deleteFrom('newsletter_subscribers')
          .where('id', '=', id)
          .returning('email_key')
          .executeTakeFirst();
        if (gone)
          await transaction
            .updateTable('profiles')
            .set(noFlags)
            .where('email_key', '=', gone.email_key)
            .execute();
      });
    },

    /** A member has changed settings: an address that is subscribed as a guest's follows. */
    async followMember(email: string, patch: ProfilePatch): Promise<void> {
      const columns = columnsOf(patch);
      if (Object.keys(columns).length === 0) return;
      await query
        .updateTable('newsletter_subscribers')
        .set(columns)
        .where('email_key', '=', emailKey(email))
        .execute();
    },
  };
}
