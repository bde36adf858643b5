import type { IntentQuery } from '../profiles/carryOutIntent';

/** The page that asks a member whether a link's wish is theirs (DOOR-9). */
export const INTENT_QUESTION = '/save/';

/** Its parameters have names of their own: a return path that carries the log-in's is taken for a trick. */
export function intentQuestionPath(intent: IntentQuery, next: string): string {
  const { post_authenticate_action: action, object_id: id, rating } = intent;
  const pairs = Object.entries({ action, id, rating, next: next === '/' ? undefined : next });
  const given = pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `${INTENT_QUESTION}?${new URLSearchParams(given)}`;
}
