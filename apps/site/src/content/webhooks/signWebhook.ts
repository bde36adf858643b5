import { createHmac } from 'node:crypto';

/** Before the key in base64, so that scanners of repositories recognise a leaked secret. */
export const SECRET_PREFIX = 'whsec_';

/**
 * The headers that let the receiver verify a message, and refuse it when it comes again later: those of the Standard Webhooks
 * specification, for which there are libraries in most languages.
 * @param nowMs milliseconds since 1970
 */
export function signWebhook({ id, body, secret, nowMs }: SignedMessage): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / 1000));
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

interface SignedMessage {
  id: string;
  body: string;
  secret: string;
  nowMs: number;
}
