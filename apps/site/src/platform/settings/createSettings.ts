import { resolve } from 'node:path';
import type { SiteSettings } from './SiteSettings';
import { createOutbox } from '../mail/createOutbox';
import { defaultRateLimits } from '../security/rateLimits';
import { defaultPasswordCost } from '../security/createPasswordHasher';
import { defaultConnectionLimits } from '../slow-clients/connectionLimits';

/** Settings with their defaults; the database and the data folder are required. */
export function createSettings(
  overrides: Pick<SiteSettings, 'database' | 'dataDir'> & Partial<SiteSettings>,
): SiteSettings {
  return {
    site: 'guide',
    publicPrefix: '',
    hasContentPages: true,
    pageOrigins: [],
    privateHosts: [],
    widgetFolders: [],
    registryFile: resolve(overrides.dataDir, 'registry.json'),
    trustProxy: false,
    secureCookies: 'auto',
    shouldValidateResponses: true,
    limits: defaultRateLimits,
    connectionLimits: defaultConnectionLimits,
    passwordCost: defaultPasswordCost,
    sendMail: createOutbox(resolve(overrides.dataDir, 'outbox')),
    editorsEmail: 'editors@example.com',
    logger: false,
    now: Date.now,
    ...overrides,
  };
}
