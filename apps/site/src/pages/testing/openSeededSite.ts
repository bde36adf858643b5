import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planCity } from '@cityguide/demo-city';
import { newestMs } from '@cityguide/demo-city/cityTime';
import type { FastifyInstance } from 'fastify';
import { createSite } from '../../createSite';
import type { Database } from '../../platform/database/Database';
import { migrate } from '../../platform/database/migrate';
import { openDatabase } from '../../platform/database/openDatabase';
import { insertCity } from '../../demo/insertCity';
import { createSettings } from '../../platform/settings/createSettings';
import type { SiteName, SiteSettings } from '../../platform/settings/SiteSettings';

export interface SeededSite {
  app: FastifyInstance;
  database: Database;
  dataDir: string;
  stop(): Promise<void>;
}

/** A brand's site with the small demo city, without image files, as pages only link them. */
export async function openSeededSite(
  site: SiteName,
  overrides: Partial<SiteSettings> = {},
): Promise<SeededSite> {
  const database = openDatabase('sqlite::memory:');
  await migrate(database);
  await insertCity(database, planCity('small'));
  const dataDir = mkdtempSync(join(tmpdir(), 'cityguide-pages-'));
  const passwordCost = { memoryKib: 64, rounds: 1 };
  // If the machine's clock is behind the demo city's newest date, half of the content would be scheduled.
  const now = () => Math.max(Date.now(), newestMs);
  const app = await createSite(createSettings({ database, dataDir, site, passwordCost, now, ...overrides }));
  return {
    app,
    database,
    dataDir,
    async stop() {
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
