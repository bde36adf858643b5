import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { newsletters } from './readWanted';

interface Move {
  /** Key of the address that the letters went to so far. */
  from: string;
  to: { email: string; email_key: string };
}

/**
 * A member's letters go along to another address that is proven to be theirs; what that one gets already, it keeps. The
 * row stays the same where it can, so that the links to unsubscribe in earlier letters go on working.
 */
export async function moveSubscription(transaction: Transaction<Tables>, { from, to }: Move): Promise<void> {
  const subscribers = transaction.selectFrom('newsletter_subscribers').selectAll();
  const old = await subscribers.where('email_key', '=', from).executeTakeFirst();
  if (!old) return;
  const present = await subscribers.where('email_key', '=', to.email_key).executeTakeFirst();
  const kept = newsletters.filter((name) => old[name] === 1 || present?.[name] === 1);
  if (present) await transaction.deleteFrom('newsletter_subscribers').where('id', '=', present.id).execute();
  await transaction
    .updateTable('newsletter_subscribers')
    .set({ ...to, ...Object.fromEntries(kept.map((name) => [name, 1 as const])) })
    .where('id', '=', old.id)
    .execute();
}
