import { resolve } from 'node:path';
import { startMockProvider } from './development/mock-provider/startMockProvider';
import { createSmtpMailer } from './platform/mail/createSmtpMailer';
import { isLoopbackHost } from './platform/security/getSiteOrigin';
import type { ProcessSettings } from './platform/settings/readSettings';
import type { SiteSettings } from './platform/settings/SiteSettings';

export interface ExternalServices {
  settings: Partial<Pick<SiteSettings, 'sendMail' | 'outboxFolder' | 'facebook'>>;
  stop(): Promise<void>;
}

/** The site's external services: a mail server or the outbox, Facebook or the mock provider. */
export async function startExternalServices(settings: ProcessSettings): Promise<ExternalServices> {
  const { smtp, facebook, dataDir, origin, hasDevelopmentPages } = settings;
  const mail = smtp && createSmtpMailer(smtp);
  const isLocalOrigin = origin === undefined || isLoopbackHost(new URL(origin).hostname);
  const mockProvider =
    !facebook && hasDevelopmentPages && isLocalOrigin ? await startMockProvider() : undefined;
  return {
    settings: {
      ...(mail && { sendMail: mail.send }),
      ...(!mail && hasDevelopmentPages && { outboxFolder: resolve(dataDir, 'outbox') }),
      facebook: facebook ?? mockProvider?.settings,
    },
    async stop() {
      await Promise.all([mail?.stop(), mockProvider?.stop()]);
    },
  };
}
