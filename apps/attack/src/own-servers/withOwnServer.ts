import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContentToken } from '@cityguide/site/testing/createContentToken';
import { makeSmallCity } from '@cityguide/site/testing/makeSmallCity';
import type { AttackedSite } from '../site/AttackedSite';
import { createAttackedSite } from '../site/createAttackedSite';
import { startMailCatcher } from './startMailCatcher';
import { createProbeFiles, SECRET } from './createProbeFiles';
import { createOutboxMailbox } from './createOutboxMailbox';
import { formatVariant, type ServerVariant } from './ServerVariant';
import { startPictureServers } from './startPictureServers';
import { startSiteProcess } from './startSiteProcess';

const PUBLIC_ORIGIN = 'https://city.example';
const UNLIMITED_ATTEMPTS_FACTOR = '100000';

export interface OwnServerOptions {
  variant: ServerVariant;
  /** Factor by which a response may exceed the time that its rule allows. */
  timeFactor: number;
  /** Returns the URL of an empty PostgreSQL database. */
  createDatabase: () => Promise<string>;
}

export interface OwnServers {
  /** Runs the attack on a site with the real rate limits. */
  withLimits(attack: (site: AttackedSite) => Promise<void>): Promise<void>;
  /** Runs the attack on the same site, with limits that no line reaches. */
  withoutLimits(attack: (site: AttackedSite) => Promise<void>): Promise<void>;
}

/** Runs `callback` with a new site of the given variant, and removes the site afterwards. */
export async function withOwnServer(
  { variant, timeFactor, createDatabase }: OwnServerOptions,
  callback: (servers: OwnServers) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cityguide-attack-'));
  const dataDir = path.join(folder, 'data');
  const files = await createProbeFiles(folder);
  const databaseUrl =
    variant.database === 'SQLite' ? `sqlite:${path.join(dataDir, 'city.sqlite')}` : await createDatabase();
  const isProduction = variant.settings === 'production';
  const pictures = await startPictureServers();
  const mail = isProduction ? await startMailCatcher() : undefined;
  const settings = {
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, WIDGET_FOLDERS: files.widgets },
    PRIVATE_HOSTS: pictures.cmsHost,
    ...{ REGISTRY_FILE: files.registry, METRICS_TOKEN: 'the-token-of-the-attack', LOG_LEVEL: 'info' },
    ...(mail && {
      ...{ NODE_ENV: 'production', SITE_ORIGIN: PUBLIC_ORIGIN, TRUST_PROXY: '127.0.0.1' },
      PAGE_ORIGINS: 'https://www.city.example',
      ...{ SMTP_URL: mail.url, MAIL_FROM: 'hello@city.example', EDITORS_EMAIL: 'editors@city.example' },
    }),
  };

  async function runWithSite(
    attemptsFactor: string,
    attack: (site: AttackedSite) => Promise<void>,
  ): Promise<void> {
    const server = await startSiteProcess({ ...settings, ATTEMPTS_FACTOR: attemptsFactor });
    const site = createAttackedSite({
      name: formatVariant(variant),
      address: server.address,
      ...(isProduction && { publicOrigin: PUBLIC_ORIGIN }),
      isDevelopment: !isProduction,
      timeFactor,
      mailbox: mail?.mailbox ?? createOutboxMailbox(path.join(dataDir, 'outbox')),
      ownServer: {
        log: server.log,
        secret: SECRET,
        content: {
          createToken: (kinds, isEnded = false) => createContentToken({ databaseUrl, kinds, isEnded }),
          pictures,
        },
      },
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
    await callback({
      withLimits: (attack) => runWithSite('1', attack),
      withoutLimits: (attack) => runWithSite(UNLIMITED_ATTEMPTS_FACTOR, attack),
    });
  } finally {
    await pictures.stop();
    await mail?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
