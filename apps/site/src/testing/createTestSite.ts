import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../createServer';
import type { Database } from '../platform/database/database';
import { registerPages } from '../registerPages';
import { widenLimits } from '../platform/security/attemptLimits';
import { createSettings } from '../platform/settings/createSettings';
import type { SiteSettings } from '../platform/settings/siteSettings';
import type { TestEngine } from './databases';
import { addSampleCity } from './addSampleCity';
import { createMailbox, type Mailbox } from './createMailbox';

export interface TestSite {
  app: FastifyInstance;
  database: Database;
  dataDir: string;
  mailbox: Mailbox;
  /** Resolves when every mail that was asked for so far has come or was held back. */
  whenIdle(): Promise<void>;
  stop(): Promise<void>;
}

/** Cheap, because no test is about guessing passwords. */
const QUICK_PASSWORDS = { memoryKib: 64, rounds: 1 };

/** The server, with pages on demand, with the sample city on a fresh database and an empty data folder. */
export async function createTestSite(
  { create }: TestEngine,
  { hasPages = false, ...chosen }: Partial<SiteSettings> & { hasPages?: boolean } = {},
): Promise<TestSite> {
  const database = await create();
  await addSampleCity(database);
  const dataDir = mkdtempSync(join(tmpdir(), 'cityguide-site-'));
  const mailbox = createMailbox();
  const settings = createSettings({
    database,
    dataDir,
    passwordCost: QUICK_PASSWORDS,
    sendMail: mailbox.send,
    ...chosen,
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

/** Limits that no test meets by accident. */
export const wideLimits = widenLimits(10_000);
