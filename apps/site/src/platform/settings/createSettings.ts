import { resolve } from 'node:path';
import type { SiteSettings } from './siteSettings';
import { createOutbox } from '../mail/createOutbox';
import { defaultAttemptLimits } from '../security/attemptLimits';
import { defaultPasswordCost } from '../security/createPasswords';
import { defaultConnectionLimits } from '../slow-clients/connectionLimits';

/** Settings with their defaults; a database and a data folder must be named. */
export function createSettings(
  chosen: Pick<SiteSettings, 'database' | 'dataDir'> & Partial<SiteSettings>,
): SiteSettings {
  return {
    site: 'guide',
    widgetFolders: [],
    registryFile: resolve(chosen.dataDir, 'registry.json'),
    trustProxy: false,
    secureCookies: 'auto',
    checksAnswers: true,
    limits: defaultAttemptLimits,
    connectionLimits: defaultConnectionLimits,
    passwordCost: defaultPasswordCost,
    sendMail: createOutbox(resolve(chosen.dataDir, 'outbox')),
    editorsEmail: 'editors@example.com',
    logger: false,
    now: Date.now,
    ...chosen,
  };
}
