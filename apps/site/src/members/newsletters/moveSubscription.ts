import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { newsletters } from './selectNewsletters';

interface MoveSubscriptionInput {
  /** Key of the previous address. */
  from: string;
  to: { email: string; email_key: string };
}

/**
 * Moves a member's newsletters to another address that is verified to be theirs; newsletters that this address already
 * gets are kept. The row stays the same if possible, so that the unsubscribe links in earlier mails still work.
 */
export async function moveSubscription(
  transaction: Transaction<Tables>,
  { from, to }: MoveSubscriptionInput,
): Promise<void> {
  const subscribers = transaction.selectFrom('newsletter_subscribers').selectAll();
  const subscription = await subscribers.where('email_key', '=', from).executeTakeFirst();
  if (!subscription) return;
  const existing = await subscribers.where('email_key', '=', to.email_key).executeTakeFirst();
  const selected = newsletters.filter((name) => subscription[name] === 1 || existing?.[name] === 1);
  if (existing)
    await transaction.deleteFrom('newsletter_subscribers').where('id', '=', existing.id).execute();
  await transaction
    .updateTable('newsletter_subscribers')
    .set({ ...to, ...Object.fromEntries(selected.map((name) => [name, 1 as const])) })
    .where('id', '=', subscription.id)
    .execute();
}
