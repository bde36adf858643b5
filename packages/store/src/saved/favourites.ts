import type { ApiClient } from '@cityguide/api/client';
import type { SavedGroup } from './SavedGroup';

/** Favourite listings. */
export const favourites = ({ favourites: api }: ApiClient): SavedGroup<'favourites'> => ({
  name: 'favourites',
  callerControl: 'add-favourite',
  async loadIds() {
    const { results, server_time } = await api.ids();
    return { ids: results, serverTime: server_time };
  },
  async create(listingId) {
    const { id, date_created, times } = await api.create(listingId);
    return { savedId: id, dateCreated: date_created, times };
  },
  remove: (favouriteId) => api.remove(favouriteId),
});
