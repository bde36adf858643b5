import { randomBytes } from 'node:crypto';
import { ownPathOr } from '@cityguide/site-config';
import { profilesRoutes } from '@cityguide/api/contract';
import type { Database } from '../../platform/database/database';
import { hashSecret } from './createBrowserSecrets';

/** As long as a person may take at the provider. */
const LIFETIME_MS = 10 * 60 * 1000;
const { query: intentSchema } = profilesRoutes.logIn;

export type Intent = ReturnType<typeof readIntent>;

/** Where the visitor goes once logged in, and what they were about to do. */
export interface Errand {
  next: string;
  intent: Intent;
}

/** What a query, or a row written earlier, says of an errand; nonsense is left out. */
export function readIntent(fields: unknown) {
  return intentSchema.parse(typeof fields === 'object' && fields !== null ? fields : {});
}

export type LogInStates = ReturnType<typeof createLogInStates>;

/** Log-ins that are under way at the provider: each ends once, in the browser that began it. */
export function createLogInStates({ query }: Database, now: () => number) {
  /** Remembers the errand; gives the `state` that brings it back. */
  async function begin(browserSecret: string, { next, intent }: Errand): Promise<string> {
    const state = randomBytes(32).toString('base64url');
    const moment = now();
    await query.deleteFrom('external_log_ins').where('date_expires', '<=', moment).execute();
    await query
      .insertInto('external_log_ins')
      .values({
        state_hash: hashSecret(state),
        browser_hash: hashSecret(browserSecret),
        next,
        intent: JSON.stringify(intent),
        date_expires: moment + LIFETIME_MS,
      })
      .execute();
    return state;
  }

  /** Uses `state` up; undefined where it is used, old, made up, or was begun by another browser. */
  async function take(browserSecret: string, state: string): Promise<Errand | undefined> {
    const row = await query
      .deleteFrom('external_log_ins')
      .where('state_hash', '=', hashSecret(state))
      .where('browser_hash', '=', hashSecret(browserSecret))
      .where('date_expires', '>', now())
      .returning(['next', 'intent'])
      .executeTakeFirst();
    return row && { next: ownPathOr(row.next, '/'), intent: readIntent(JSON.parse(row.intent)) };
  }

  return { begin, take };
}
