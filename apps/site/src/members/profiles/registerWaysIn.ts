import type { FastifyInstance } from 'fastify';
import { profilesRoutes } from '@cityguide/api/contract';
import { addRoute, type RouteContext } from '../../platform/api/addRoute';
import type { EmailChanges } from '../accounts/email-change/createEmailChanges';
import type { Entrance } from '../accounts/createEntrance';
import type { WaysInService } from '../accounts/createWaysIn';

interface WaysInParts extends RouteContext {
  emailChanges: EmailChanges;
  entrance: Entrance;
  waysIn: WaysInService;
}

/** The calls about a member's ways in. */
export function registerWaysIn(app: FastifyInstance, context: WaysInParts): void {
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
