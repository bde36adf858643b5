import type { AddressGuard } from '../../platform/outbound/createAddressGuard';
import type { ListedWebhook, Webhooks } from './createWebhooks';

export const webhookCommands = ['add', 'list', 'end'] as const;

export interface WebhookInput {
  command: (typeof webhookCommands)[number];
  /** After `add` the address, after `end` the id. */
  argument?: string | undefined;
}

/**
 * Runs one command of `npm run webhook`, and returns a message about the result.
 * @throws with a message for the operator where the argument is missing or invalid
 */
export async function manageWebhooks(
  { webhooks, guard }: { webhooks: Webhooks; guard: Pick<AddressGuard, 'parse'> },
  { command, argument = '' }: WebhookInput,
): Promise<string> {
  if (command === 'list')
    return (await webhooks.list()).map(format).join('\n') || 'Nobody is told of changed content.';
  if (command === 'end') {
    if (!/^\d{1,9}$/.test(argument)) throw new Error('Which? npm run webhook -- end 3');
    if (await webhooks.end(Number(argument))) return `Webhook ${argument} has ended.`;
    throw new Error(`There is no webhook ${argument} that has not ended. npm run webhook -- list`);
  }
  if (argument === '') throw new Error('Where to? npm run webhook -- add https://cms.example/hook');
  const { href } = guard.parse(argument);
  const { id, secret } = await webhooks.add(href);
  return [
    `Webhook ${id} tells ${href} of content that changes from now on. Its secret is shown this once:`,
    '',
    secret,
    '',
    `End it with: npm run webhook -- end ${id}`,
  ].join('\n');
}

function format({ id, url, endedMs, deliveredMs, lastError, waiting }: ListedWebhook): string {
  if (endedMs !== null) return `${id}  ${url}  ended ${formatMinute(endedMs)}`;
  const delivered = deliveredMs === null ? 'nothing delivered yet' : `delivered ${formatMinute(deliveredMs)}`;
  return `${id}  ${url}  ${delivered}, ${waiting} waiting${lastError === null ? '' : `; ${lastError}`}`;
}

const formatMinute = (ms: number) => `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
