import { randomBytes } from 'node:crypto';
import { ownPathOr } from '@cityguide/site-config';
import { profilesRoutes } from '@cityguide/api/contract';
import type { Database } from '../../platform/database/Database';
import { hashSecret } from './createBrowserSecrets';

/** As long as a visitor may take at the provider. */
const LIFETIME_MS = 10 * 60 * 1000;
const { query: intentSchema } = profilesRoutes.logIn;

export type Intent = ReturnType<typeof readIntent>;

/** Where the visitor goes once logged in, and what they were about to do. */
export interface ExternalLogInTarget {
  next: string;
  intent: Intent;
}

/** Reads the intent from a query or a stored row; invalid values are left out. */
export function readIntent(fields: unknown) {
  return intentSchema.parse(typeof fields === 'object' && fields !== null ? fields : {});
}

export type OAuthStates = ReturnType<typeof createOAuthStates>;

/** Pending log-ins at the provider: each can be completed once, in the browser that started it. */
export function createOAuthStates({ query }: Database, now: () => number) {
  /** Stores the target; returns the `state` to restore it. */
  async function begin(browserSecret: string, { next, intent }: ExternalLogInTarget): Promise<string> {
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

  /** Uses `state` up; undefined if it is used, expired, forged, or was started by another browser. */
  async function consume(browserSecret: string, state: string): Promise<ExternalLogInTarget | undefined> {
    const row = await query
      .deleteFrom('external_log_ins')
      .where('state_hash', '=', hashSecret(state))
      .where('browser_hash', '=', hashSecret(browserSecret))
      .where('date_expires', '>', now())
      .returning(['next', 'intent'])
      .executeTakeFirst();
    return row && { next: ownPathOr(row.next, '/'), intent: readIntent(JSON.parse(row.intent)) };
  }

  return { begin, consume };
}
