import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createSite } from '../createSite';
import type { Database } from '../database/database';
import type { Mail } from '../mail/mail';
import { defaultAttemptLimits } from '../security/attemptLimits';
import { createSettings } from '../settings/createSettings';
import type { SiteSettings } from '../settings/siteSettings';
import type { TestEngine } from './databases';
import { addSampleCity } from './addSampleCity';

export interface TestSite {
  app: FastifyInstance;
  database: Database;
  dataDir: string;
  /** What would have been sent, oldest first. */
  mails: Mail[];
  stop(): Promise<void>;
}

/** Cheap, because no test is about guessing passwords. */
const QUICK_PASSWORDS = { memoryKib: 64, rounds: 1 };

/** The whole site with the sample city on a fresh database and an empty data folder. */
export async function createTestSite(
  { create }: TestEngine,
  chosen: Partial<SiteSettings> = {},
): Promise<TestSite> {
  const database = await create();
  await addSampleCity(database);
  const dataDir = mkdtempSync(join(tmpdir(), 'cityguide-site-'));
  const mails: Mail[] = [];
  const app = await createSite(
    createSettings({
      database,
      dataDir,
      passwordCost: QUICK_PASSWORDS,
      sendMail: async (mail) => void mails.push(mail),
      ...chosen,
    }),
  );
  return {
    app,
    database,
    dataDir,
    mails,
    async stop() {
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Limits that no test meets by accident. */
export const wideLimits = Object.fromEntries(
  Object.entries(defaultAttemptLimits).map(([name, limit]) => [name, { ...limit, count: 100_000 }]),
) as SiteSettings['limits'];
