import { publicListing } from '../listings/mocks';
import type { MockMember, MockState, SavedRow } from '../mocking/createMockState';
import { pageOf } from '../mocking/pageOf';
import { badFields, notFound } from '../mocking/refusals';
import { writeMoment, type Rules } from '../mocking/rule';
import { unknownId } from '../wire/fields';
import { savedTimeHeaders, type favouritesRoutes } from './contract';
import { saveFavourite } from './saveFavourite';

function timeHeaders({ beforeMs, afterMs }: { beforeMs: number; afterMs: number }): Record<string, string> {
  return {
    [savedTimeHeaders.before]: writeMoment(beforeMs),
    [savedTimeHeaders.after]: writeMoment(afterMs),
  };
}

/** How the mock backend answers for favourites. */
export function favouritesRules(state: MockState): Rules<typeof favouritesRoutes> {
  function rowsOf(member: MockMember) {
    return member.favourites.flatMap((row: SavedRow) => {
      const listing = state.listings.find(({ id }) => id === row.listingId);
      return listing
        ? [{ id: row.id, listing: publicListing(listing), date_created: writeMoment(row.createdMs) }]
        : [];
    });
  }

  return {
    list({ member, query, address }) {
      return {
        status: 200,
        body: pageOf(rowsOf(member), { address, limit: query.limit, offset: query.offset }),
      };
    },
    create({ member, body }) {
      const saved = saveFavourite(state, { member, listingId: body.listing });
      if (!saved) return badFields({ listing: [unknownId(body.listing)] });
      return {
        status: saved.isNew ? 201 : 200,
        body: {
          id: saved.row.id,
          listing: saved.row.listingId,
          date_created: writeMoment(saved.row.createdMs),
        },
        headers: timeHeaders(saved),
      };
    },
    remove({ member, params }) {
      const index = member.favourites.findIndex(({ id }) => id === params.id);
      if (index < 0) return notFound;
      member.favourites.splice(index, 1);
      return { status: 204, body: undefined, headers: timeHeaders(state.touchGroup(member, 'favourites')) };
    },
    listingIds({ member }) {
      const pairs = member.favourites.map(({ listingId, id }) => [String(listingId), id] as const);
      return {
        status: 200,
        body: {
          results: Object.fromEntries(pairs),
          server_time: writeMoment(member.lastUpdatesMs.favourites),
        },
      };
    },
  };
}
