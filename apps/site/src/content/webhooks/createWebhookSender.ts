import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/Database';
import type { OutboundClient } from '../../platform/outbound/createOutboundClient';
import { OutboundError } from '../../platform/outbound/OutboundError';
import { signWebhook } from './signWebhook';

/** How many objects one message is about. */
const MAX_CHANGES = 100;
const TIMEOUT_MS = 10_000;
/** Longer than a message takes: if the process ends meanwhile, another takes over after this. */
const LEASE_MS = 30_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60 * 60 * 1000;
/** What could not be said for so long is forgotten: whoever was away for a week reads everything again. */
const FORGET_MS = 7 * 24 * 60 * 60 * 1000;
/** So that one with much to be told does not keep the others waiting for ever. */
const MAX_MESSAGES = 50;

interface Webhook {
  id: number;
  url: string;
  secret: string;
  failures: number;
}

export type WebhookSender = ReturnType<typeof createWebhookSender>;

/**
 * Tells webhooks what has changed, from a queue in the database: at least once, also after a restart, from any process. One that
 * fails is tried again after a pause that doubles up to an hour.
 */
export function createWebhookSender({ database, client, now }: WebhookSenderOptions) {
  const { query } = database;

  /** Sends what is due. Resolves when nothing is left that can be sent now. */
  async function sendDue(): Promise<void> {
    const due = await query
      .selectFrom('webhooks')
      .select(['id', 'url', 'secret', 'failures'])
      .where('date_ended', 'is', null)
      .where('date_next', '<=', now())
      .where((row) =>
        row.exists(
          row
            .selectFrom('webhook_changes')
            .select('object_id')
            .whereRef('webhook_changes.webhook_id', '=', 'webhooks.id'),
        ),
      )
      .execute();
    await Promise.all(due.map(sendAll));
  }

  async function sendAll(webhook: Webhook): Promise<void> {
    for (let sent = 0; sent < MAX_MESSAGES && (await claim(webhook)); sent += 1) {
      const changes = await findChanges(webhook);
      const error = changes.length === 0 ? undefined : await sendChanges(webhook, changes);
      if (error === undefined) await recordSuccess(webhook, changes);
      else return recordFailure(webhook, error);
      if (changes.length < MAX_CHANGES) return;
    }
  }

  /** Takes the webhook for this process; false if another has it, or it has ended. */
  async function claim({ id }: Webhook): Promise<boolean> {
    const nowMs = now();
    const { numUpdatedRows } = await query
      .updateTable('webhooks')
      .set({ date_next: nowMs + LEASE_MS })
      .where('id', '=', id)
      .where('date_ended', 'is', null)
      .where('date_next', '<=', nowMs)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async function findChanges({ id }: Webhook) {
    await query
      .deleteFrom('webhook_changes')
      .where('webhook_id', '=', id)
      .where('date_changed', '<', now() - FORGET_MS)
      .execute();
    return query
      .selectFrom('webhook_changes')
      .selectAll()
      .where('webhook_id', '=', id)
      .orderBy('date_changed')
      .orderBy('object_id')
      .limit(MAX_CHANGES)
      .execute();
  }

  /** Returns what went wrong. */
  async function sendChanges(
    { url, secret }: Webhook,
    changes: readonly Change[],
  ): Promise<string | undefined> {
    const id = `msg_${randomUUID()}`;
    const body = JSON.stringify({
      type: 'content.changed',
      timestamp: new Date(now()).toISOString(),
      data: changes.map(({ kind, object_id, external_key: key, change }) => ({
        kind,
        id: object_id,
        key,
        change,
      })),
    });
    const headers = {
      ...signWebhook({ id, body, secret, nowMs: now() }),
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    };
    try {
      const request = { method: 'POST', headers, body, timeoutMs: TIMEOUT_MS } as const;
      const status = await client.send(url, request, async (response) => response.status);
      return status >= 200 && status < 300 ? undefined : `It answered with ${status}.`;
    } catch (error) {
      if (error instanceof OutboundError) return error.message;
      throw error;
    }
  }

  /** An object that has changed again meanwhile has another version, and is told again. */
  async function recordSuccess({ id }: Webhook, changes: readonly Change[]): Promise<void> {
    for (const { kind, object_id: objectId, version } of changes)
      await query
        .deleteFrom('webhook_changes')
        .where('webhook_id', '=', id)
        .where('kind', '=', kind)
        .where('object_id', '=', objectId)
        .where('version', '=', version)
        .execute();
    await query
      .updateTable('webhooks')
      .set({ date_next: 0, failures: 0, last_error: null, date_delivered: now() })
      .where('id', '=', id)
      .execute();
  }

  async function recordFailure({ id, failures }: Webhook, error: string): Promise<void> {
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
    await query
      .updateTable('webhooks')
      .set({ date_next: now() + pauseMs, failures: failures + 1, last_error: error })
      .where('id', '=', id)
      .execute();
  }

  return { sendDue };
}

interface Change {
  kind: string;
  object_id: number;
  external_key: string | null;
  change: string;
  version: number;
}

interface WebhookSenderOptions {
  database: Database;
  client: OutboundClient;
  now(): number;
}
