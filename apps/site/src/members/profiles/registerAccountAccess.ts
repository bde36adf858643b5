import type { FastifyInstance } from 'fastify';
import { profilesRoutes } from '@cityguide/api/contract';
import { addRoute, type RouteContext } from '../../platform/api/addRoute';
import type { EmailChanges } from '../accounts/email-change/createEmailChanges';
import type { SignInService } from '../accounts/createSignInService';
import type { AccountAccessService } from '../accounts/createAccountAccess';

interface AccountAccessContext extends RouteContext {
  emailChanges: EmailChanges;
  signInService: SignInService;
  accountAccess: AccountAccessService;
}

/** The routes for the access to a member's account. */
export function registerAccountAccess(app: FastifyInstance, context: AccountAccessContext): void {
  const { accountAccess, emailChanges, signInService } = context;

  addRoute(app, {
    route: profilesRoutes.accountAccess,
    context,
    handle: async ({ member }) => ({ status: 200, body: await accountAccess.list(member) }),
  });

  addRoute(app, {
    route: profilesRoutes.unlinkIdentity,
    context,
    async handle({ member, params }) {
      await accountAccess.unlinkIdentity(member.profileId, params.id);
      return { status: 204, body: undefined };
    },
  });

  addRoute(app, {
    route: profilesRoutes.endSession,
    context,
    async handle({ member, params, request, reply }) {
      await accountAccess.endSession(member.profileId, params.id);
      if (params.id === member.sessionId) await signInService.signOut({ request, reply });
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
