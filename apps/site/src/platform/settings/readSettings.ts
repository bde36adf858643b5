import { delimiter, resolve } from 'node:path';
import { widenLimits, type AttemptLimits } from '../security/attemptLimits';
import type { FacebookSettings } from './facebookSettings';
import type { SmtpSettings } from '../mail/createSmtpMail';
import { createEnvironmentReader, type Environment } from './createEnvironmentReader';
import { readFacebookSettings } from './readFacebookSettings';
import { parseTrustProxy, trustProxyForms, type TrustProxy } from './parseTrustProxy';
import { readEditorsEmail, readMailSettings } from './readMailSettings';
import { siteNames } from './siteNames';
import type { SiteName, SiteSettings } from './siteSettings';

/** What the process takes from its environment. */
export interface ProcessSettings {
  port: number;
  host: string;
  databaseUrl: string;
  site: SiteName;
  dataDir: string;
  origin: string | undefined;
  /** Which releases are live; the workspace's own registry where none is named. */
  registryFile: string | undefined;
  /** Folders with releases beside the workspace's own. */
  widgetFolders: readonly string[];
  limits: AttemptLimits;
  trustProxy: TrustProxy;
  secureCookies: SiteSettings['secureCookies'];
  logLevel: string;
  /** Whoever sends it may read `/metrics`; undefined closes that. */
  metricsToken: string | undefined;
  /** Where mail goes; undefined keeps it in the outbox. */
  smtp: SmtpSettings | undefined;
  /** Who reads what visitors write; the address that the site writes from where none is named. */
  editorsEmail: string | undefined;
  facebook: FacebookSettings | undefined;
  isProduction: boolean;
  /** The outbox page and the stand-in for Facebook; never in production. */
  hasDevelopmentPages: boolean;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const COOKIE_MODES = ['auto', 'always', 'never'] as const;

/**
 * Reads and checks the environment.
 * @throws one error that lists every wrong variable with what was found and what is allowed.
 */
export function readSettings(environment: Environment, siteFolder: string): ProcessSettings {
  const reader = createEnvironmentReader(environment);
  const { read, readChoice, faults } = reader;
  const folder = read('DATA_DIR', { fallback: 'data', parse: (text) => resolve(text), allowed: 'a folder' });
  const dataDir = resolve(siteFolder, folder);
  const isProduction = environment.NODE_ENV === 'production';
  const settings: ProcessSettings = {
    port: read('PORT', { fallback: 3000, parse: parsePort, allowed: 'a number from 0 to 65535' }),
    host: read('HOST', { fallback: '127.0.0.1', parse: (text) => text, allowed: 'an address' }),
    databaseUrl: read('DATABASE_URL', {
      fallback: `sqlite:${resolve(dataDir, 'cityguide.sqlite')}`,
      parse: (text) => (/^(sqlite:.|postgres(ql)?:\/\/.)/.test(text) ? text : undefined),
      allowed: 'postgres://user:password@host/name or sqlite:path/to/file',
      isSecret: true,
    }),
    site: readChoice('SITE', siteNames, 'guide'),
    dataDir,
    origin: read<string | undefined>('SITE_ORIGIN', {
      fallback: undefined,
      parse: parseOrigin,
      allowed: 'http:// or https:// and a host, such as https://city.example, without user, path or query',
    }),
    registryFile: read<string | undefined>('REGISTRY_FILE', {
      fallback: undefined,
      parse: (text) => resolve(text),
      allowed: 'a file',
    }),
    widgetFolders: read<string[]>('WIDGET_FOLDERS', {
      fallback: [],
      parse: (text) => text.split(delimiter).map((path) => resolve(path)),
      allowed: 'folders',
    }),
    limits: widenLimits(
      read('ATTEMPTS_FACTOR', { fallback: 1, parse: parseFactor, allowed: 'a number above 0' }),
    ),
    trustProxy: read<TrustProxy>('TRUST_PROXY', {
      fallback: false,
      parse: parseTrustProxy,
      allowed: trustProxyForms,
    }),
    secureCookies: readChoice('SECURE_COOKIES', COOKIE_MODES, 'auto'),
    logLevel: readChoice('LOG_LEVEL', LOG_LEVELS, 'info'),
    metricsToken: read<string | undefined>('METRICS_TOKEN', {
      fallback: undefined,
      parse: (text) => (/^[\w.~+/=-]{16,}$/.test(text) ? text : undefined),
      allowed: '16 or more letters, digits and -._~+/=',
      isSecret: true,
    }),
    smtp: readMailSettings(reader),
    editorsEmail: readEditorsEmail(reader),
    facebook: readFacebookSettings(reader),
    isProduction,
    hasDevelopmentPages: readChoice('DEVELOPMENT_PAGES', ['on', 'off'], 'on') === 'on' && !isProduction,
  };
  if (faults.length > 0)
    throw new Error(`The site cannot start:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  return settings;
}

/**
 * Mail and pages of a site that others use lead to its own address, which no request may tell it.
 * @throws where it is not set in production
 */
export function assertOwnAddress({ isProduction, origin }: ProcessSettings): void {
  if (!isProduction || origin !== undefined) return;
  throw new Error(
    'The site cannot start:\n  SITE_ORIGIN is not set, and NODE_ENV is production. Set it to the address that visitors use, such as SITE_ORIGIN=https://city.example: links in mails, pages and feeds begin with it.',
  );
}

function parsePort(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

function parseOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, href } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : undefined;
}

function parseFactor(text: string): number | undefined {
  return Number(text) > 0 && Number.isFinite(Number(text)) ? Number(text) : undefined;
}
