import type { FastifyInstance } from 'fastify';
import { profilesRoutes, savedGroups } from '@cityguide/api/contract';
import { addRoute, type RouteContext } from '../../platform/api/addRoute';
import { createGuestRefusal } from '../../platform/api/apiProblem';
import { formatDateTime } from '../../platform/api/formatDateTime';
import { findGroupTimes } from '../saved/findGroupTimes';
import { siteOrigin } from '../../platform/security/siteOrigin';
import type { ProfileRow } from '../../platform/database/tables';
import { readProfile } from './readProfile';
import type { Accounts } from '../accounts/createAccounts';
import type { Database } from '../../platform/database/database';
import type { DeviceCookie } from '../../platform/security/deviceCookie';
import type { EmailChanges } from '../accounts/email-change/createEmailChanges';
import type { Entrance } from '../accounts/createEntrance';
import type { FacebookServices } from '../facebook-log-in/createFacebookServices';
import type { Newsletters } from '../newsletters/createNewsletters';
import type { OwnData } from './own-data/createOwnData';
import type { PasswordResets } from '../accounts/createPasswordResets';
import type { ProfileRepository } from './repository';
import type { SiteSettings } from '../../platform/settings/siteSettings';

interface ProfileParts extends RouteContext {
  accounts: Accounts;
  database: Database;
  devices: DeviceCookie;
  emailChanges: EmailChanges;
  entrance: Entrance;
  linkExternalIdentity: FacebookServices['linkExternalIdentity'];
  newsletters: Newsletters;
  ownData: OwnData;
  passwordResets: PasswordResets;
  profiles: ProfileRepository;
  settings: SiteSettings;
}

export function registerProfiles(app: FastifyInstance, services: ProfileParts): void {
  const {
    settings,
    database,
    sessions,
    profiles,
    accounts,
    emailChanges,
    passwordResets,
    newsletters,
    entrance,
    devices,
    linkExternalIdentity,
    ownData,
  } = services;
  const context = services;

  async function tell(row: ProfileRow) {
    return readProfile(row, await emailChanges.findPending(row.id));
  }

  addRoute(app, {
    route: profilesRoutes.hi,
    context,
    async handle({ request, reply }) {
      const member = await sessions.findMember(request);
      const times = member && (await findGroupTimes(database, member.profileId));
      if (!member || !times) {
        sessions.greetGuest({ request, reply });
        return { status: 200, body: { id: null, last_updates: {} } };
      }
      await sessions.renew({ member, request, reply });
      const updates = savedGroups.map((group) => [group, formatDateTime(times[group])]);
      return { status: 200, body: { id: member.profileId, last_updates: Object.fromEntries(updates) } };
    },
  });

  addRoute(app, {
    route: profilesRoutes.me,
    context,
    async handle({ member }) {
      const row = await profiles.findById(member.profileId);
      if (!row) throw createGuestRefusal();
      return { status: 200, body: await tell(row) };
    },
  });

  addRoute(app, {
    route: profilesRoutes.updateMe,
    context,
    async handle({ member: { profileId }, body: patch, request }) {
      const origin = siteOrigin(request, settings);
      const row = await accounts.update({ profileId, patch, address: request.ip, origin });
      if (!row) throw createGuestRefusal();
      await newsletters.followMember(row, patch);
      return { status: 200, body: await tell(row) };
    },
  });

  addRoute(app, {
    route: profilesRoutes.changePassword,
    context,
    async handle({ member: { profileId }, body, request, reply }) {
      const { current_password: current, new_password: next, keep_identities: keepsIdentities } = body;
      const profile = await accounts.changePassword({ profileId, current, next, keepsIdentities });
      await entrance.letIn({ profile, intent: {}, request, reply, isExpected: true });
      return { status: 200, body: { detail: 'New password has been saved.' } };
    },
  });

  addRoute(app, {
    route: profilesRoutes.counts,
    context,
    handle: async ({ member }) => ({ status: 200, body: await ownData.count(member.profileId) }),
  });

  addRoute(app, {
    route: profilesRoutes.exportMe,
    context,
    async handle({ member, reply }) {
      const body = await ownData.takeAway(member.profileId);
      if (!body) throw createGuestRefusal();
      reply.header('content-disposition', 'attachment; filename="my-data.json"');
      return { status: 200, body };
    },
  });

  addRoute(app, {
    route: profilesRoutes.removeMe,
    context,
    async handle({ member, body, request, reply }) {
      await ownData.remove({ profileId: member.profileId, password: body.password });
      await sessions.end({ request, reply });
      return { status: 204, body: undefined };
    },
  });

  addRoute(app, {
    route: profilesRoutes.register,
    context,
    async handle({ body, query, request, reply }) {
      const row = await accounts.register({ ...body, address: request.ip });
      await entrance.letIn({ profile: row, intent: query, request, reply, isExpected: true });
      return { status: 201, body: await tell(row) };
    },
  });

  addRoute(app, {
    route: profilesRoutes.logIn,
    context,
    async handle({ body, query, request, reply }) {
      const row = await accounts.logIn({ ...body, address: request.ip, devices: devices.read(request) });
      await entrance.letIn({ profile: row, intent: query, request, reply });
      await linkExternalIdentity(request, row);
      return { status: 200, body: await tell(row) };
    },
  });

  addRoute(app, {
    route: profilesRoutes.resetPassword,
    context,
    async handle({ body, request }) {
      const origin = siteOrigin(request, settings);
      await passwordResets.request({ email: body.email, address: request.ip, origin });
      return { status: 200, body: { detail: 'Password reset e-mail has been sent.' } };
    },
  });

  addRoute(app, {
    route: profilesRoutes.confirmReset,
    context,
    async handle({ body: { token, new_password: password }, request, reply }) {
      const passwordHash = await passwordResets.redeem({ token, password, address: request.ip });
      devices.remember({ passwordHash, request, reply });
      return { status: 200, body: { detail: 'Password has been reset with the new password.' } };
    },
  });
}
