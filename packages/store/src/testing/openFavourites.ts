import { createLogin } from '../login/createLogin';
import { createSavedStore } from '../saved/createSavedStore';
import { favourites } from '../saved/favourites';
import { createSession } from '../session/createSession';
import { createFakeServices, type FakeServices } from './createFakeServices';
import { createFavouritesServer } from './createFavouritesServer';
import { settle } from './settle';

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

/** A member’s page with these favourites, quiet again; the server’s log begins here. */
export async function openAsMember(saved: Record<number, number> = {}) {
  const services = createFakeServices();
  const server = createFavouritesServer([services.api], { saved });
  const page = openFavourites(services);
  page.store.need();
  await page.session.check();
  await settle();
  server.log.length = 0;
  return { ...page, services, server };
}

/** A guest’s page. */
export async function openAsGuest() {
  const services = createFakeServices({ stored: {} });
  const page = openFavourites(services);
  page.store.need();
  await page.session.check();
  return { ...page, services };
}
