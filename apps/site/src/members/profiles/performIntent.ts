import type { FastifyBaseLogger } from 'fastify';
import { groupByIntentAction, type PostLoginIntent } from '@cityguide/api/contract';
import type { SavedRepositories } from '../saved/createSavedRepositories';

/** The parsed query of a log-in. */
export interface IntentQuery {
  post_authenticate_action?: PostLoginIntent['action'];
  object_id?: number;
  rating?: number;
}

interface PerformIntentOptions {
  profileId: number;
  intent: IntentQuery;
  saved: SavedRepositories;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Performs what the visitor was about to do when asked to log in. It can never stop a log-in: unknown, incomplete or
 * deleted objects are ignored, and errors are only logged.
 */
export async function performIntent({ profileId, intent, saved, log }: PerformIntentOptions): Promise<void> {
  const { post_authenticate_action: action, object_id: objectId, rating } = intent;
  if (action === undefined || objectId === undefined) return;
  const group = groupByIntentAction[action];
  if (group === 'ratings' && rating === undefined) return;
  try {
    await saved[group].save(profileId, objectId, group === 'ratings' ? rating : undefined);
  } catch (error) {
    log.error({ err: error, action, objectId }, 'what a visitor was about to do failed after their log-in');
  }
}
