import type { FastifyInstance, FastifyReply } from 'fastify';
import { favouritesRoutes, savedTimeHeaders, unknownId } from '@cityguide/api/contract';
import { addRoute } from '../api/addRoute';
import { createFieldProblem, createNotFound } from '../api/apiProblem';
import { createPage } from '../api/createPage';
import { formatDateTime } from '../api/formatDateTime';
import type { GroupTimes } from '../saved-groups/changeSavedGroup';
import type { Services } from '../services/createServices';

export function registerFavourites(app: FastifyInstance, { favourites, ...context }: Services): void {
  addRoute(app, {
    route: favouritesRoutes.list,
    context,
    async handle({ member, query: { limit, offset } }) {
      const { count, favourites: rows } = await favourites.findPage({
        profileId: member.profileId,
        limit,
        offset,
      });
      const results = rows.map(({ id, listing, dateCreatedMs }) => ({
        id,
        listing,
        date_created: formatDateTime(dateCreatedMs),
      }));
      return {
        status: 200,
        body: createPage({ path: '/api/v2/favourites/', limit, offset, count, results }),
      };
    },
  });

  addRoute(app, {
    route: favouritesRoutes.listingIds,
    context,
    async handle({ member }) {
      const { ids, timeMs } = await favourites.findIds(member.profileId);
      return { status: 200, body: { results: Object.fromEntries(ids), server_time: formatDateTime(timeMs) } };
    },
  });

  addRoute(app, {
    route: favouritesRoutes.create,
    context,
    async handle({ member, body, reply }) {
      const { times, result } = await favourites.save(member.profileId, body.listing);
      if (!result) throw createFieldProblem({ listing: [unknownId(body.listing)] });
      setTimes(reply, times);
      return {
        status: result.isNew ? 201 : 200,
        body: { id: result.id, listing: body.listing, date_created: formatDateTime(result.dateCreatedMs) },
      };
    },
  });

  addRoute(app, {
    route: favouritesRoutes.remove,
    context,
    async handle({ member, params, reply }) {
      const { times, result: wasThere } = await favourites.remove(member.profileId, params.id);
      if (!wasThere) throw createNotFound();
      setTimes(reply, times);
      return { status: 204, body: undefined };
    },
  });
}

function setTimes(reply: FastifyReply, { before, after }: GroupTimes): void {
  reply.header(savedTimeHeaders.before, formatDateTime(before));
  reply.header(savedTimeHeaders.after, formatDateTime(after));
}
