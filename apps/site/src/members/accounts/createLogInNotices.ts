import type { FastifyRequest } from 'fastify';
import type { ProfileRow } from '../../platform/database/tables';
import { composeLinkedIdentityMail, composeNewDeviceMail } from '../../platform/mail/composeAccountMails';
import { siteOrigin } from '../../platform/security/siteOrigin';
import { describeDevice } from '../../platform/sessions/describeDevice';
import type { LoadedBrand } from '../../platform/settings/loadBrand';
import type { SiteSettings } from '../../platform/settings/siteSettings';
import type { AccountMails } from './createAccountMails';
import { waysInPaths } from './waysInPaths';

interface Parts {
  mails: AccountMails;
  brand: LoadedBrand;
  settings: SiteSettings;
}

type Told = Pick<ProfileRow, 'email'>;

export type LogInNotices = ReturnType<typeof createLogInNotices>;

/** Tells members by mail of ways in that somebody else may have opened (DOOR-3). */
export function createLogInNotices({ mails, brand, settings }: Parts) {
  function post(compose: typeof composeNewDeviceMail, { email }: Told, request: FastifyRequest): void {
    const device = describeDevice(request.headers['user-agent']);
    const facts = { brand, to: email, device, momentMs: settings.now(), timeZone: brand.timeZone };
    mails.post({
      origin: siteOrigin(request, settings),
      compose: (origin) => compose({ ...facts, link: origin + waysInPaths.list }),
    });
  }

  return {
    /** A log-in from a browser that the account does not know. */
    tellNewDevice: (profile: Told, request: FastifyRequest) => post(composeNewDeviceMail, profile, request),
    /** Facebook opens the account from now on. */
    tellLinkedIdentity: (profile: Told, request: FastifyRequest) =>
      post(composeLinkedIdentityMail, profile, request),
  };
}
