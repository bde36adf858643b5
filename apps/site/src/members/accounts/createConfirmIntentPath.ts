import type { IntentQuery } from '../profiles/performIntent';

/** The page that asks a member to confirm the intent of a link (DOOR-9). */
export const CONFIRM_INTENT_PATH = '/save/';

/**
 * The parameters are named differently from those of the log-in, because a return path with the log-in's parameters is
 * rejected.
 */
export function createConfirmIntentPath(intent: IntentQuery, next: string, publicPrefix: string): string {
  const { post_authenticate_action: action, object_id: id, rating } = intent;
  const pairs = Object.entries({ action, id, rating, next: next === '/' ? undefined : next });
  const parameters = pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `${publicPrefix}${CONFIRM_INTENT_PATH}?${new URLSearchParams(parameters)}`;
}
