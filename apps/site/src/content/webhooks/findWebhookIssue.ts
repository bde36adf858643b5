import { createHmac, timingSafeEqual } from 'node:crypto';

/** Longer than a retry takes to arrive, and too short to collect messages and send them again. */
const REPLAY_WINDOW_MS = 5 * 60_000;

/** Why a message does not count. */
export type WebhookIssue = 'unsigned' | 'wrong signature' | 'too old';

interface WebhookToVerify {
  /** `x-ghost-signature`: `sha256=<hex>, t=<milliseconds>`. */
  header: string | undefined;
  /** Exactly as received. */
  body: string;
  secret: string;
  nowMs: number;
}

/**
 * What is wrong with a message that a CMS has sent with Ghost's form of signature; undefined for one that counts. Its time is
 * part of what is signed, so one that was recorded is refused once it is five minutes old. Within them the receiver has to do
 * the same thing twice without harm, as for every retry.
 */
export function findWebhookIssue({
  header = '',
  body,
  secret,
  nowMs,
}: WebhookToVerify): WebhookIssue | undefined {
  const [, signature, time] = /^sha256=([0-9a-f]{64}), *t=(\d{1,16})$/.exec(header) ?? [];
  if (signature === undefined || time === undefined || secret === '') return 'unsigned';
  const expected = createHmac('sha256', secret)
    .update(body + time)
    .digest();
  if (!timingSafeEqual(Buffer.from(signature, 'hex'), expected)) return 'wrong signature';
  return Math.abs(nowMs - Number(time)) <= REPLAY_WINDOW_MS ? undefined : 'too old';
}
