import type { SavedGroupName } from '@cityguide/api/client';
import { createLogin } from '../login/createLogin';
import { createSavedStores } from '../saved/createSavedStores';
import { createSession } from '../session/createSession';
import { createFakeServices, type FakeServices } from './createFakeServices';
import { createSavedServer } from './createSavedServer';
import { flushPromises } from './flushPromises';

/** A page of this visitor with one widget that shows a group. */
export function openSaved(services: FakeServices, group: SavedGroupName = 'favourites') {
  const session = createSession(services);
  const login = createLogin(services, session);
  const confirmed: [objectId: number, saved: boolean][] = [];
  const stores = createSavedStores({
    services,
    session,
    login,
    onConfirmed: ({ objectId, saved }) => confirmed.push([objectId, saved]),
  });
  const store = stores.saved[group];
  const stops = [session.start(), ...Object.values(stores.saved).map((saved) => saved.start())];
  return {
    session,
    login,
    store,
    stores,
    confirmed,
    ids: () => Object.fromEntries(store.getState().ids),
    values: () => Object.fromEntries(store.getState().values),
    close: () => stops.forEach((stop) => stop()),
  };
}

/** A member’s page with these objects saved, after its start has settled; the server’s log begins here. */
export async function openAsMember(saved: Record<number, number> = {}, group: SavedGroupName = 'favourites') {
  const services = createFakeServices();
  const server = createSavedServer([services.api], { saved, group });
  const page = openSaved(services, group);
  page.store.ensureLoaded();
  await page.session.check();
  await flushPromises();
  server.log.length = 0;
  return { ...page, services, server };
}

/** A guest’s page. */
export async function openAsGuest(group: SavedGroupName = 'favourites') {
  const services = createFakeServices({ stored: {} });
  const page = openSaved(services, group);
  page.store.ensureLoaded();
  await page.session.check();
  return { ...page, services };
}
