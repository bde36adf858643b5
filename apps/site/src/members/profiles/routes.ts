import type { FastifyInstance } from 'fastify';
import { profilesRoutes, savedGroupNames } from '@cityguide/api/contract';
import { addRoute, type RouteContext } from '../../platform/api/addRoute';
import { createNotAuthenticatedError } from '../../platform/api/HttpError';
import { formatDateTime } from '../../platform/api/formatDateTime';
import { findGroupTimes } from '../saved/findGroupTimes';
import { getSiteOrigin } from '../../platform/security/getSiteOrigin';
import type { ProfileRow } from '../../platform/database/tables';
import { toProfile } from './toProfile';
import type { Accounts } from '../accounts/createAccounts';
import type { Database } from '../../platform/database/Database';
import type { DeviceCookie } from '../../platform/security/createDeviceCookie';
import type { EmailChanges } from '../accounts/email-change/createEmailChanges';
import type { SignInService } from '../accounts/createSignInService';
import type { FacebookServices } from '../facebook-log-in/createFacebookServices';
import type { Newsletters } from '../newsletters/createNewsletters';
import type { OwnData } from './own-data/createOwnData';
import type { PasswordResets } from '../accounts/createPasswordResets';
import type { ProfileRepository } from './repository';
import type { SiteSettings } from '../../platform/settings/SiteSettings';

interface ProfileContext extends RouteContext {
  accounts: Accounts;
  database: Database;
  devices: DeviceCookie;
  emailChanges: EmailChanges;
  signInService: SignInService;
  linkExternalIdentity: FacebookServices['linkExternalIdentity'];
  newsletters: Newsletters;
  ownData: OwnData;
  passwordResets: PasswordResets;
  profiles: ProfileRepository;
  settings: SiteSettings;
}

export function registerProfiles(app: FastifyInstance, services: ProfileContext): void {
  const {
    settings,
    database,
    sessions,
    profiles,
    accounts,
    emailChanges,
    passwordResets,
    newsletters,
    signInService,
    devices,
    linkExternalIdentity,
    ownData,
  } = services;
  const context = services;

  async function readOwnProfile(row: ProfileRow) {
    return toProfile(row, await emailChanges.findPending(row.id));
  }

  addRoute(app, {
    route: profilesRoutes.hi,
    context,
    async handle({ request, reply }) {
      const member = await sessions.findMember(request);
      const times = member && (await findGroupTimes(database, member.profileId));
      if (!member || !times) {
        sessions.setGuestCsrfCookie({ request, reply });
        return { status: 200, body: { id: null, last_updates: {} } };
      }
      await sessions.renew({ member, request, reply });
      const updates = savedGroupNames.map((group) => [group, formatDateTime(times[group])]);
      return { status: 200, body: { id: member.profileId, last_updates: Object.fromEntries(updates) } };
    },
  });

  addRoute(app, {
    route: profilesRoutes.me,
    context,
    async handle({ member }) {
      const row = await profiles.findById(member.profileId);
      if (!row) throw createNotAuthenticatedError();
      return { status: 200, body: await readOwnProfile(row) };
    },
  });

  addRoute(app, {
    route: profilesRoutes.updateMe,
    context,
    async handle({ member: { profileId }, body: patch, request }) {
      const origin = getSiteOrigin(request, settings);
      const row = await accounts.update({ profileId, patch, ipAddress: request.ip, origin });
      if (!row) throw createNotAuthenticatedError();
      await newsletters.syncFromProfile(row, patch);
      return { status: 200, body: await readOwnProfile(row) };
    },
  });

  addRoute(app, {
    route: profilesRoutes.changePassword,
    context,
    async handle({ member: { profileId }, body, request, reply }) {
      const {
        current_password: currentPassword,
        new_password: newPassword,
        keep_identities: keepsIdentities,
      } = body;
      const profile = await accounts.changePassword({
        profileId,
        currentPassword,
        newPassword,
        keepsIdentities,
      });
      await signInService.signIn({ profile, intent: {}, request, reply, skipsDeviceNotice: true });
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
      const body = await ownData.exportData(member.profileId);
      if (!body) throw createNotAuthenticatedError();
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
      const row = await accounts.register({ ...body, ipAddress: request.ip });
      await signInService.signIn({ profile: row, intent: query, request, reply, skipsDeviceNotice: true });
      return { status: 201, body: await readOwnProfile(row) };
    },
  });

  addRoute(app, {
    route: profilesRoutes.logIn,
    context,
    async handle({ body, query, request, reply }) {
      const row = await accounts.logIn({ ...body, ipAddress: request.ip, devices: devices.read(request) });
      await signInService.signIn({ profile: row, intent: query, request, reply });
      await linkExternalIdentity(request, row);
      return { status: 200, body: await readOwnProfile(row) };
    },
  });

  addRoute(app, {
    route: profilesRoutes.resetPassword,
    context,
    async handle({ body, request }) {
      const origin = getSiteOrigin(request, settings);
      await passwordResets.request({ email: body.email, address: request.ip, origin });
      return { status: 200, body: { detail: 'Password reset e-mail has been sent.' } };
    },
  });

  addRoute(app, {
    route: profilesRoutes.confirmReset,
    context,
    async handle({ body: { token, new_password: password }, request, reply }) {
      const passwordHash = await passwordResets.resetPassword({ token, password, ipAddress: request.ip });
      devices.remember({ passwordHash, request, reply });
      return { status: 200, body: { detail: 'Password has been reset with the new password.' } };
    },
  });
}
