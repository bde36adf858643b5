import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeSmallCity } from '@cityguide/site/testing/makeSmallCity';
import type { AttackedSite } from '../site/AttackedSite';
import { createAttackedSite } from '../site/createAttackedSite';
import { catchMail } from './catchMail';
import { layOutFiles, SECRET } from './layOutFiles';
import { readOutbox } from './readOutbox';
import { namePlan, type ServerPlan } from './ServerPlan';
import { startProcess } from './startProcess';

const PUBLIC_ORIGIN = 'https://city.example';
const WIDE = '100000';

export interface OwnServerOrder {
  plan: ServerPlan;
  /** How many times longer than its rule an answer may take. */
  patience: number;
  /** The address of an empty PostgreSQL database. */
  newDatabase: () => Promise<string>;
}

export interface OwnServers {
  /** A site that allows as many attempts as in earnest. */
  withLimits(attack: (site: AttackedSite) => Promise<void>): Promise<void>;
  /** The same site afterwards, with limits that no line meets. */
  withoutLimits(attack: (site: AttackedSite) => Promise<void>): Promise<void>;
}

/** Lends a fresh site in the settings of `plan`, and leaves nothing of it behind. */
export async function withOwnServer(
  { plan, patience, newDatabase }: OwnServerOrder,
  use: (servers: OwnServers) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cityguide-attack-'));
  const dataDir = path.join(folder, 'data');
  const files = await layOutFiles(folder);
  const databaseUrl =
    plan.database === 'SQLite' ? `sqlite:${path.join(dataDir, 'city.sqlite')}` : await newDatabase();
  const isProduction = plan.settings === 'production';
  const mail = isProduction ? await catchMail() : undefined;
  const settings = {
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, WIDGET_FOLDERS: files.widgets },
    ...{ REGISTRY_FILE: files.registry, METRICS_TOKEN: 'the-token-of-the-attack', LOG_LEVEL: 'info' },
    ...(mail && {
      ...{ NODE_ENV: 'production', SITE_ORIGIN: PUBLIC_ORIGIN, TRUST_PROXY: '127.0.0.1' },
      ...{ SMTP_URL: mail.url, MAIL_FROM: 'hello@city.example', EDITORS_EMAIL: 'editors@city.example' },
    }),
  };

  async function lend(factor: string, attack: (site: AttackedSite) => Promise<void>): Promise<void> {
    const server = await startProcess({ ...settings, ATTEMPTS_FACTOR: factor });
    const site = createAttackedSite({
      name: namePlan(plan),
      address: server.address,
      ...(isProduction && { publicOrigin: PUBLIC_ORIGIN }),
      isDevelopment: !isProduction,
      patience,
      mail: mail?.mailbox ?? readOutbox(path.join(dataDir, 'outbox')),
      own: { log: server.log, secret: SECRET },
    });
    try {
      await attack(site);
    } finally {
      site.client.stop();
      await server.stop();
    }
  }

  try {
    await makeSmallCity({ databaseUrl, dataDir });
    await use({
      withLimits: (attack) => lend('1', attack),
      withoutLimits: (attack) => lend(WIDE, attack),
    });
  } finally {
    await mail?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
