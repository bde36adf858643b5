import type { ProfilePatch } from '@cityguide/api/contract';
import type { Database } from '../../platform/database/Database';
import type { ProfileRow } from '../../platform/database/tables';
import { toEmailKey } from '../profiles/repository';
import { toSubscriberColumns, toProfileFlags, allFlagsOff } from './profileFlags';
import type { Newsletter } from './selectNewsletters';

export interface Subscriber {
  id: number;
  email: string;
}

export type Subscribers = ReturnType<typeof createSubscribers>;

/**
 * Confirmed addresses and their newsletters. A member's own settings are kept in sync once the address is verified to
 * be theirs: a member who signs up with a stranger's address can neither see nor change the stranger's newsletters.
 */
export function createSubscribers({ query }: Database, now: () => number) {
  return {
    /** Adds newsletters to those that the address already receives. */
    async add(email: string, selected: readonly Newsletter[]): Promise<Subscriber> {
      const enabledColumns = Object.fromEntries(selected.map((name) => [name, 1 as const]));
      const flags = toProfileFlags(selected);
      return query.transaction().execute(async (transaction) => {
        const subscriber = await transaction
          .insertInto('newsletter_subscribers')
          .values({ email, email_key: toEmailKey(email), date_confirmed: now(), ...enabledColumns })
          .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ email, ...enabledColumns }))
          .returning(['id', 'email'])
          .executeTakeFirstOrThrow();
        if (Object.keys(flags).length > 0)
          await transaction
            .updateTable('profiles')
            .set(flags)
            .where('email_key', '=', toEmailKey(email))
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

    /** Removes the address, and switches off its member's newsletters. */
    async remove(id: number): Promise<void> {
      await query.transaction().execute(async (transaction) => {
        const removed = await transaction
          .deleteFrom('newsletter_subscribers')
          .where('id', '=', id)
          .returning('email_key')
          .executeTakeFirst();
        if (removed)
          await transaction
            .updateTable('profiles')
            .set(allFlagsOff)
            .where('email_key', '=', removed.email_key)
            .execute();
      });
    },

    /** After a member has changed settings: updates the subscription of their address, if that is verified. */
    async syncFromProfile(member: ProfileRow, patch: ProfilePatch): Promise<void> {
      const columns = toSubscriberColumns(patch);
      if (member.date_email_proven === null || Object.keys(columns).length === 0) return;
      await query
        .updateTable('newsletter_subscribers')
        .set(columns)
        .where('email_key', '=', member.email_key)
        .execute();
    },
  };
}
