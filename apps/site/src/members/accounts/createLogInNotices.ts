import type { FastifyRequest } from 'fastify';
import type { ProfileRow } from '../../platform/database/tables';
import { composeLinkedIdentityMail, composeNewDeviceMail } from '../../platform/mail/composeAccountMails';
import { getSiteOrigin } from '../../platform/security/getSiteOrigin';
import { formatDevice } from '../../platform/sessions/formatDevice';
import type { LoadedBrand } from '../../platform/settings/loadBrand';
import type { SiteSettings } from '../../platform/settings/SiteSettings';
import type { AccountMails } from './createAccountMails';
import { accountAccessPaths } from './accountAccessPaths';

interface LogInNoticesOptions {
  mails: AccountMails;
  brand: LoadedBrand;
  settings: SiteSettings;
}

type NoticeRecipient = Pick<ProfileRow, 'email'>;

export type LogInNotices = ReturnType<typeof createLogInNotices>;

/** Notifies members by mail of new access to their account that may not be their own (DOOR-3). */
export function createLogInNotices({ mails, brand, settings }: LogInNoticesOptions) {
  function sendNotice(
    compose: typeof composeNewDeviceMail,
    { email }: NoticeRecipient,
    request: FastifyRequest,
  ): void {
    const device = formatDevice(request.headers['user-agent']);
    const mail = { brand, to: email, device, momentMs: settings.now(), timeZone: brand.timeZone };
    mails.send({
      origin: getSiteOrigin(request, settings),
      compose: (origin) => compose({ ...mail, link: origin + accountAccessPaths.list }),
    });
  }

  return {
    /** A log-in from a browser that is new to the account. */
    sendNewDeviceNotice: (profile: NoticeRecipient, request: FastifyRequest) =>
      sendNotice(composeNewDeviceMail, profile, request),
    /** A Facebook identity was linked to the account. */
    sendLinkedIdentityNotice: (profile: NoticeRecipient, request: FastifyRequest) =>
      sendNotice(composeLinkedIdentityMail, profile, request),
  };
}
