import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../createServer';
import type { Database } from '../platform/database/Database';
import { registerPages } from '../registerPages';
import { scaleRateLimits } from '../platform/security/rateLimits';
import { createSettings } from '../platform/settings/createSettings';
import type { SiteSettings } from '../platform/settings/SiteSettings';
import type { TestEngine } from './testEngines';
import { addSampleCity } from './addSampleCity';
import { createMailbox, type Mailbox } from './createMailbox';

export interface TestSite {
  app: FastifyInstance;
  database: Database;
  dataDir: string;
  mailbox: Mailbox;
  /** Resolves when every mail requested so far has been sent or suppressed. */
  whenIdle(): Promise<void>;
  stop(): Promise<void>;
}

/** Cheap, as no test is about guessing passwords. */
const CHEAP_PASSWORD_COST = { memoryKib: 64, rounds: 1 };

/** Creates the server, optionally with pages, with the sample city in a new database and an empty data folder. */
export async function createTestSite(
  { create }: TestEngine,
  { hasPages = false, ...overrides }: Partial<SiteSettings> & { hasPages?: boolean } = {},
): Promise<TestSite> {
  const database = await create();
  await addSampleCity(database);
  const dataDir = mkdtempSync(join(tmpdir(), 'cityguide-site-'));
  const mailbox = createMailbox();
  const settings = createSettings({
    database,
    dataDir,
    passwordCost: CHEAP_PASSWORD_COST,
    sendMail: mailbox.send,
    ...overrides,
  });
  const { app, services } = await createServer(settings);
  if (hasPages) await registerPages(app, services);
  return {
    app,
    database,
    dataDir,
    mailbox,
    async whenIdle() {
      await Promise.all([services.newsletters.whenIdle(), services.passwordResets.whenIdle()]);
    },
    async stop() {
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Limits that no test reaches by accident. */
export const highRateLimits = scaleRateLimits(10_000);
