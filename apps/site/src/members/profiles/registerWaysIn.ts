import type { FastifyInstance } from 'fastify';
import { profilesRoutes } from '@cityguide/api/contract';
import { addRoute } from '../../platform/api/addRoute';
import type { Services } from '../../createServices';

/** The calls about a member's ways in. */
export function registerWaysIn(app: FastifyInstance, context: Services): void {
  const { waysIn, emailChanges, entrance } = context;

  addRoute(app, {
    route: profilesRoutes.waysIn,
    context,
    handle: async ({ member }) => ({ status: 200, body: await waysIn.list(member) }),
  });

  addRoute(app, {
    route: profilesRoutes.unlinkIdentity,
    context,
    async handle({ member, params }) {
      await waysIn.unlinkIdentity(member.profileId, params.id);
      return { status: 204, body: undefined };
    },
  });

  addRoute(app, {
    route: profilesRoutes.endSession,
    context,
    async handle({ member, params, request, reply }) {
      await waysIn.endSession(member.profileId, params.id);
      if (params.id === member.sessionId) await entrance.letOut({ request, reply });
      return { status: 204, body: undefined };
    },
  });

  addRoute(app, {
    route: profilesRoutes.cancelEmailChange,
    context,
    async handle({ member }) {
      await emailChanges.cancel(member.profileId);
      return { status: 204, body: undefined };
    },
  });
}
