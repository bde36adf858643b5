import { delimiter, resolve } from 'node:path';
import { widenLimits, type AttemptLimits } from '../security/attemptLimits';
import { siteNames, type SiteName, type SiteSettings } from './siteSettings';

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
  trustProxy: SiteSettings['trustProxy'];
  secureCookies: SiteSettings['secureCookies'];
  logLevel: string;
  isProduction: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const COOKIE_MODES = ['auto', 'always', 'never'] as const;

/**
 * Reads and checks the environment. An empty value counts as absent.
 * @throws one error that lists every wrong variable with what was found and what is allowed.
 */
export function readSettings(environment: Environment, siteFolder: string): ProcessSettings {
  const faults: string[] = [];

  function read<T>(name: string, fallback: T, parse: (text: string) => T | undefined, allowed: string): T {
    const text = environment[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value !== undefined) return value;
    faults.push(`${name} is '${text}', allowed is ${allowed}.`);
    return fallback;
  }
  function readChoice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    return read(name, fallback, (text) => choices.find((choice) => choice === text), choices.join(', '));
  }

  const dataDir = resolve(read('DATA_DIR', resolve(siteFolder, 'data'), (text) => text, 'a folder'));
  const settings: ProcessSettings = {
    port: read('PORT', 3000, parsePort, 'a number from 0 to 65535'),
    host: read('HOST', '127.0.0.1', (text) => text, 'an address'),
    databaseUrl: read(
      'DATABASE_URL',
      `sqlite:${resolve(dataDir, 'cityguide.sqlite')}`,
      (text) => (/^(sqlite:.|postgres(ql)?:\/\/.)/.test(text) ? text : undefined),
      'postgres://user:password@host/name or sqlite:path/to/file',
    ),
    site: readChoice('SITE', siteNames, 'guide'),
    dataDir,
    origin: read('SITE_ORIGIN', undefined, parseOrigin, 'an origin such as https://city.example'),
    registryFile: read('REGISTRY_FILE', undefined, (text) => resolve(text), 'a file'),
    widgetFolders: read(
      'WIDGET_FOLDERS',
      [],
      (text) => text.split(delimiter).map((folder) => resolve(folder)),
      'folders',
    ),
    limits: widenLimits(read('ATTEMPTS_FACTOR', 1, parseFactor, 'a number above 0')),
    trustProxy: read('TRUST_PROXY', false, parseTrustProxy, 'true, false, or the addresses of proxies'),
    secureCookies: readChoice('SECURE_COOKIES', COOKIE_MODES, 'auto'),
    logLevel: readChoice('LOG_LEVEL', LOG_LEVELS, 'info'),
    isProduction: environment.NODE_ENV === 'production',
  };
  if (faults.length > 0)
    throw new Error(`The site cannot start:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  return settings;
}

function parsePort(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

function parseTrustProxy(text: string): boolean | string | undefined {
  if (text === 'true') return true;
  if (text === 'false') return false;
  return /^(?=.*[.:])[\da-fA-F:./, ]+$|^(loopback|linklocal|uniquelocal)$/.test(text) ? text : undefined;
}

function parseOrigin(text: string): string | undefined {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? new URL(text).origin : undefined;
}

function parseFactor(text: string): number | undefined {
  return Number(text) > 0 && Number.isFinite(Number(text)) ? Number(text) : undefined;
}
