import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planCity } from '@cityguide/demo-city';
import { newestMs } from '@cityguide/demo-city/cityTime';
import type { FastifyInstance } from 'fastify';
import { createSite } from '../../createSite';
import type { Database } from '../../platform/database/database';
import { migrate } from '../../platform/database/migrate';
import { openDatabase } from '../../platform/database/openDatabase';
import { insertCity } from '../../demo/insertCity';
import { createSettings } from '../../platform/settings/createSettings';
import type { SiteName, SiteSettings } from '../../platform/settings/siteSettings';

export interface SeededSite {
  app: FastifyInstance;
  database: Database;
  dataDir: string;
  stop(): Promise<void>;
}

/** A brand's site over the small city, its pictures not drawn: pages only name them. */
export async function openSeededSite(
  site: SiteName,
  chosen: Partial<SiteSettings> = {},
): Promise<SeededSite> {
  const database = openDatabase('sqlite::memory:');
  await migrate(database);
  await insertCity(database, planCity('small'));
  const dataDir = mkdtempSync(join(tmpdir(), 'cityguide-pages-'));
  const passwordCost = { memoryKib: 64, rounds: 1 };
  // Where the machine's clock is behind the city's present, half of it would be dated ahead.
  const now = () => Math.max(Date.now(), newestMs);
  const app = await createSite(createSettings({ database, dataDir, site, passwordCost, now, ...chosen }));
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
