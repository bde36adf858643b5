import { createLogin } from '../login/createLogin';
import { createSavedStore } from '../saved/createSavedStore';
import { favourites } from '../saved/favourites';
import { createSession } from '../session/createSession';
import type { FakeServices } from './createFakeServices';

/** A page of this visitor with one widget that shows favourites. */
export function openFavourites(services: FakeServices) {
  const session = createSession(services);
  const login = createLogin(services, session);
  const confirmed: [objectId: number, saved: boolean][] = [];
  const store = createSavedStore({
    services,
    session,
    login,
    group: favourites(services.api),
    onConfirmed: (objectId, saved) => confirmed.push([objectId, saved]),
  });
  const stops = [session.start(), store.start()];
  return {
    session,
    login,
    store,
    confirmed,
    ids: () => Object.fromEntries(store.getState().ids),
    close: () => stops.forEach((stop) => stop()),
  };
}
