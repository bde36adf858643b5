import type { LogInIntent } from '@cityguide/api/contract';
import type { FavouriteRepository } from '../favourites/repository';

/** What the contract makes of the query of a log-in. */
export interface IntentQuery {
  post_authenticate_action?: LogInIntent['action'];
  object_id?: number;
}

interface IntentOf {
  profileId: number;
  intent: IntentQuery;
  favourites: FavouriteRepository;
}

/**
 * Does what the visitor was about to do when asked to log in. Nothing here can stop a log-in: what is unknown or no
 * longer there is left undone.
 */
export async function carryOutIntent({ profileId, intent, favourites }: IntentOf): Promise<void> {
  const { post_authenticate_action: action, object_id: objectId } = intent;
  if (action === 'add-favourite' && objectId !== undefined) await favourites.save(profileId, objectId);
}
