import type { FastifyServerOptions } from 'fastify';
import type { Database } from '../database/Database';
import type { FacebookSettings } from './FacebookSettings';
import type { SendMail } from '../mail/Mail';
import type { RateLimits } from '../security/rateLimits';
import type { PasswordCost } from '../security/createPasswordHasher';
import type { ConnectionLimits } from '../slow-clients/connectionLimits';
import type { TrustProxy } from './parseTrustProxy';

/** All inputs of the app. Nothing below `createSite` reads the environment. */
export interface SiteSettings {
  database: Database;
  /** Brand and sections: a folder of `configs/sites`. */
  site: SiteName;
  /** Replaces the `site.json` of the site's folder. */
  siteConfig?: unknown;
  /**
   * `https://city.example`: the base of links in mails, pages and feeds. Without it, in development, they use the address
   * that the server listens on.
   */
  origin?: string;
  /** `/cityguide`: everything but the contract's paths is below it (ANY-9). Empty by default. */
  publicPrefix: string;
  /** Whether there are pages of what editors publish. Where a CMS has them, there are only those of accounts (OWN-4). */
  hasContentPages: boolean;
  /** Pages on other hosts of the same site that may use the API with a member's cookies (ANY-9). */
  pageOrigins: readonly string[];
  /** Hosts in the operator's own network that pictures may be fetched from and webhooks sent to (OWN-5). */
  privateHosts: readonly string[];
  /**
   * Contains `images/` (originals, members' photos below `uploads/`) and `image-cache/` (resized versions, at most 1 GiB).
   * Processes that serve one site share it, as they share the database.
   */
  dataDir: string;
  /**
   * Folders that contain `<widget name>/<release>/`; a file is served from the first folder that has it. A `*` in one stands
   * for the widget's name.
   */
  widgetFolders: readonly string[];
  /** Lists the current release of each widget; written by the release script, reloaded when it changes. */
  registryFile: string;
  /** Which proxies' `X-Forwarded-For` and `-Proto` are trusted. */
  trustProxy: TrustProxy;
  /** `auto`: the Secure flag is set for requests over TLS. */
  secureCookies: 'auto' | 'always' | 'never';
  /** Validates each API response against the contract; too slow for production, where the tests have covered it. */
  shouldValidateResponses: boolean;
  limits: RateLimits;
  connectionLimits: ConnectionLimits;
  passwordCost: PasswordCost;
  sendMail: SendMail;
  /** Recipient of the contact form's messages. */
  editorsEmail: string;
  /** Folder of the mails shown at `/development/outbox/`; without it there is no such page. */
  outboxFolder?: string | undefined;
  /** Without it logging in with Facebook is not available. */
  facebook?: FacebookSettings | undefined;
  /** The token required for `/metrics`; without it there is no such route. */
  metricsToken?: string | undefined;
  logger: FastifyServerOptions['logger'];
  /** Milliseconds since 1970. */
  now(): number;
}

/** One of `siteNames`. */
export type SiteName = string;
