import type { ProfilePatch } from '@cityguide/api/contract';
import type { Database } from '../../platform/database/database';
import type { ProfileRow } from '../../platform/database/tables';
import { emailKey } from '../profiles/repository';
import { columnsOf, flagsOf, noFlags } from './memberFlags';
import type { Newsletter } from './readWanted';

export interface Subscriber {
  id: number;
  email: string;
}

export type Subscribers = ReturnType<typeof createSubscribers>;

/**
 * Confirmed addresses and what they get. A member's own settings go along once the address is proven to be theirs: who
 * signs up with a stranger's neither sees nor changes what the stranger gets.
 */
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
            .where('date_email_proven', 'is not', null)
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

    /** A member has changed settings: a proven address that is subscribed as a guest's follows. */
    async followMember(member: ProfileRow, patch: ProfilePatch): Promise<void> {
      const columns = columnsOf(patch);
      if (member.date_email_proven === null || Object.keys(columns).length === 0) return;
      await query
        .updateTable('newsletter_subscribers')
        .set(columns)
        .where('email_key', '=', member.email_key)
        .execute();
    },
  };
}
