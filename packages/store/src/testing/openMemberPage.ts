import type { SavedGroup } from '@cityguide/api/client';
import { createFakeServices } from './createFakeServices';
import { openSaved } from './openSaved';
import { settle } from './settle';

/** Time of the fake server before anything has happened. */
export const serverStart = '2026-11-27T15:00:00.000Z';
export const memberFacts = { 'profile/lastActiveSessionMoment': '27-11-2026 11:00', 'profile/profileId': 7 };

/** What a member's earlier page kept. */
export const storedMap = (ids: unknown, updateTime: unknown = serverStart) => ({
  ...memberFacts,
  'favourites/ids': ids,
  'favourites/updateTime': updateTime,
});

/** A page of a member that shows a group, quiet again after its start. */
export async function openMemberPage(services = createFakeServices(), group: SavedGroup = 'favourites') {
  const page = openSaved(services, group);
  page.store.need();
  await page.session.check();
  await settle();
  return { ...page, services };
}
