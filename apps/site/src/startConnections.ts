import { resolve } from 'node:path';
import { startStandIn } from './development/stand-in-provider/startStandIn';
import { createSmtpMail } from './platform/mail/createSmtpMail';
import { isOwnMachine } from './platform/security/siteOrigin';
import type { ProcessSettings } from './platform/settings/readSettings';
import type { SiteSettings } from './platform/settings/siteSettings';

export interface Connections {
  settings: Partial<Pick<SiteSettings, 'sendMail' | 'outboxFolder' | 'facebook'>>;
  stop(): Promise<void>;
}

/** What the site speaks with beside its database: a mail server or the outbox, Facebook or what stands in for it. */
export async function startConnections(settings: ProcessSettings): Promise<Connections> {
  const { smtp, facebook, dataDir, origin, hasDevelopmentPages } = settings;
  const mail = smtp && createSmtpMail(smtp);
  const isHere = origin === undefined || isOwnMachine(new URL(origin).hostname);
  const standIn = !facebook && hasDevelopmentPages && isHere ? await startStandIn() : undefined;
  return {
    settings: {
      ...(mail && { sendMail: mail.send }),
      ...(!mail && hasDevelopmentPages && { outboxFolder: resolve(dataDir, 'outbox') }),
      facebook: facebook ?? standIn?.settings,
    },
    async stop() {
      await Promise.all([mail?.stop(), standIn?.stop()]);
    },
  };
}
