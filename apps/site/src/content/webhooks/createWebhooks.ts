import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/database/Database';
import { SECRET_PREFIX } from './signWebhook';

const SECRET_BYTES = 32;

/** A webhook as the operator sees it in the list. */
export interface ListedWebhook {
  id: number;
  url: string;
  endedMs: number | null;
  deliveredMs: number | null;
  lastError: string | null;
  /** Objects that it has yet to be told of. */
  waiting: number;
}

export type Webhooks = ReturnType<typeof createWebhooks>;

/** The addresses that are told of changed content. */
export function createWebhooks({ query }: Database, now: () => number = Date.now) {
  return {
    /** Returns the secret that signs what is sent there. */
    async add(url: string): Promise<{ id: number; secret: string }> {
      const secret = SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');
      const { id } = await query
        .insertInto('webhooks')
        .values({ url, secret, date_created: now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, secret };
    },

    /** Ends a webhook and forgets what it has not been told; false if there is none with this id that has not ended. */
    async end(id: number): Promise<boolean> {
      const { numUpdatedRows } = await query
        .updateTable('webhooks')
        .set({ date_ended: now(), secret: '' })
        .where('id', '=', id)
        .where('date_ended', 'is', null)
        .executeTakeFirst();
      await query.deleteFrom('webhook_changes').where('webhook_id', '=', id).execute();
      return numUpdatedRows > 0n;
    },

    async list(): Promise<ListedWebhook[]> {
      const rows = await query
        .selectFrom('webhooks')
        .select((row) => [
          'id',
          'url',
          'date_ended as endedMs',
          'date_delivered as deliveredMs',
          'last_error as lastError',
          row
            .selectFrom('webhook_changes')
            .select((change) => change.fn.countAll<number>().as('count'))
            .whereRef('webhook_changes.webhook_id', '=', 'webhooks.id')
            .as('waiting'),
        ])
        .orderBy('id')
        .execute();
      return rows.map((row) => ({ ...row, waiting: Number(row.waiting ?? 0) }));
    },
  };
}
