import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../createServer';
import { createSite } from '../createSite';
import type { Database } from '../database/database';
import { widenLimits } from '../security/attemptLimits';
import { createSettings } from '../settings/createSettings';
import type { SiteSettings } from '../settings/siteSettings';
import type { TestEngine } from './databases';
import { addSampleCity } from './addSampleCity';
import { createMailbox, type Mailbox } from './createMailbox';

export interface TestSite {
  app: FastifyInstance;
  database: Database;
  dataDir: string;
  mailbox: Mailbox;
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
  const app = hasPages ? await createSite(settings) : (await createServer(settings)).app;
  return {
    app,
    database,
    dataDir,
    mailbox,
    async stop() {
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Limits that no test meets by accident. */
export const wideLimits = widenLimits(10_000);
