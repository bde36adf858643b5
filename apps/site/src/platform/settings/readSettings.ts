import { delimiter, resolve } from 'node:path';
import { scaleRateLimits, type RateLimits } from '../security/rateLimits';
import type { FacebookSettings } from './FacebookSettings';
import type { SmtpSettings } from '../mail/createSmtpMailer';
import { createEnvironmentReader, type Environment } from './createEnvironmentReader';
import { readFacebookSettings } from './readFacebookSettings';
import { readPublicPrefix } from './readPublicPrefix';
import { readPageOrigins } from './readPageOrigins';
import { readPrivateHosts } from './readPrivateHosts';
import { parseTrustProxy, trustProxyFormats, type TrustProxy } from './parseTrustProxy';
import { readEditorsEmail, readMailSettings } from './readMailSettings';
import { siteNames } from './siteNames';
import type { SiteName, SiteSettings } from './SiteSettings';

/** The settings that the process reads from its environment. */
export interface ProcessSettings {
  port: number;
  host: string;
  databaseUrl: string;
  site: SiteName;
  dataDir: string;
  origin: string | undefined;
  /** The path below which everything but the contract's paths is; empty by default. */
  publicPrefix: string;
  /** Pages on other hosts of this site that may use the API. */
  pageOrigins: readonly string[];
  /** Hosts in the operator's own network that the site may connect to on behalf of a CMS. */
  privateHosts: readonly string[];
  /** Lists the current releases; the workspace's registry by default. */
  registryFile: string | undefined;
  /** Folders with releases in addition to the workspace's own. */
  widgetFolders: readonly string[];
  limits: RateLimits;
  trustProxy: TrustProxy;
  secureCookies: SiteSettings['secureCookies'];
  logLevel: string;
  /** The token required for `/metrics`; undefined disables that route. */
  metricsToken: string | undefined;
  /** The mail server; undefined stores mail in the outbox. */
  smtp: SmtpSettings | undefined;
  /** Recipient of the contact form's messages; the site's sender address by default. */
  editorsEmail: string | undefined;
  facebook: FacebookSettings | undefined;
  /** What an empty database is filled with when the site starts: the made-up city, or nothing. */
  seed: 'city' | 'none';
  /** Whether the site has pages of what editors publish; else a CMS has them (OWN-4). */
  hasContentPages: boolean;
  isProduction: boolean;
  /** The outbox page and the mock provider in place of Facebook; never in production. */
  hasDevelopmentPages: boolean;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const COOKIE_MODES = ['auto', 'always', 'never'] as const;

/**
 * Reads and checks the environment.
 * @throws one error that lists every invalid variable with its value and what is allowed.
 */
export function readSettings(environment: Environment, siteFolder: string): ProcessSettings {
  const reader = createEnvironmentReader(environment);
  const { read, readChoice, faults: errors } = reader;
  const folder = read('DATA_DIR', { fallback: 'data', parse: (text) => resolve(text), allowed: 'a folder' });
  const dataDir = resolve(siteFolder, folder);
  const isProduction = environment.NODE_ENV === 'production';
  const origin = read<string | undefined>('SITE_ORIGIN', {
    fallback: undefined,
    parse: parseOrigin,
    allowed: 'http:// or https:// and a host, such as https://city.example, without user, path or query',
  });
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
    origin,
    publicPrefix: readPublicPrefix(reader),
    pageOrigins: readPageOrigins(reader, origin),
    privateHosts: readPrivateHosts(reader, isProduction),
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
    limits: scaleRateLimits(
      read('ATTEMPTS_FACTOR', { fallback: 1, parse: parseFactor, allowed: 'a number above 0' }),
    ),
    trustProxy: read<TrustProxy>('TRUST_PROXY', {
      fallback: false,
      parse: parseTrustProxy,
      allowed: trustProxyFormats,
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
    seed: readChoice('SEED', ['city', 'none'], 'city'),
    hasContentPages: readChoice('SITE_PAGES', ['on', 'off'], 'on') === 'on',
    isProduction,
    hasDevelopmentPages: readChoice('DEVELOPMENT_PAGES', ['on', 'off'], 'on') === 'on' && !isProduction,
  };
  if (errors.length > 0)
    throw new Error(`The site cannot start:\n${errors.map((error) => `  ${error}`).join('\n')}`);
  return settings;
}

/**
 * Links in mails and pages of a production site need its origin, which must not come from a request's headers.
 * @throws if it is not set in production
 */
export function assertSiteOrigin({ isProduction, origin }: ProcessSettings): void {
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
