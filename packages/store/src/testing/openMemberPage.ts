import type { SavedGroupName } from '@cityguide/api/client';
import { createFakeServices } from './createFakeServices';
import { openSaved } from './openSaved';
import { flushPromises } from './flushPromises';

/** Time of the fake server before anything has happened. */
export const serverStart = '2026-11-27T15:00:00.000Z';
export const memberStorage = {
  'profile/lastActiveSessionMoment': '27-11-2026 11:00',
  'profile/profileId': 7,
};

/** What a member's earlier page stored. */
export const storedMap = (ids: unknown, updateTime: unknown = serverStart) => ({
  ...memberStorage,
  'favourites/ids': ids,
  'favourites/updateTime': updateTime,
});

/** A member's page that shows a group, after its start has settled. */
export async function openMemberPage(services = createFakeServices(), group: SavedGroupName = 'favourites') {
  const page = openSaved(services, group);
  page.store.ensureLoaded();
  await page.session.check();
  await flushPromises();
  return { ...page, services };
}
