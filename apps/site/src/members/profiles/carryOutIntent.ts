import type { FastifyBaseLogger } from 'fastify';
import { intentGroups, type LogInIntent } from '@cityguide/api/contract';
import type { SavedRepositories } from '../saved/createSavedRepositories';

/** What the contract makes of the query of a log-in. */
export interface IntentQuery {
  post_authenticate_action?: LogInIntent['action'];
  object_id?: number;
  rating?: number;
}

interface IntentOf {
  profileId: number;
  intent: IntentQuery;
  saved: SavedRepositories;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Does what the visitor was about to do when asked to log in. Nothing here can stop a log-in: what is unknown, not
 * complete or no longer there is left undone, and a fault is only logged.
 */
export async function carryOutIntent({ profileId, intent, saved, log }: IntentOf): Promise<void> {
  const { post_authenticate_action: action, object_id: objectId, rating } = intent;
  if (action === undefined || objectId === undefined) return;
  const group = intentGroups[action];
  if (group === 'ratings' && rating === undefined) return;
  try {
    await saved[group].save(profileId, objectId, group === 'ratings' ? rating : undefined);
  } catch (error) {
    log.error({ err: error, action, objectId }, 'what a visitor was about to do failed after their log-in');
  }
}
