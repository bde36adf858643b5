import type { FastifyServerOptions } from 'fastify';
import type { Database } from '../database/database';
import type { FacebookSettings } from './facebookSettings';
import type { SendMail } from '../mail/mail';
import type { AttemptLimits } from '../security/attemptLimits';
import type { PasswordCost } from '../security/createPasswords';
import type { ConnectionLimits } from '../slow-clients/connectionLimits';
import type { TrustProxy } from './parseTrustProxy';

/** Everything the app is a function of. Nothing below `createSite` reads the environment. */
export interface SiteSettings {
  database: Database;
  /** Brand and sections: a folder of `configs/sites`. */
  site: SiteName;
  /** What the site is, in place of its folder's `site.json`. */
  siteConfig?: unknown;
  /**
   * `https://city.example`: what links in mails, pages and feeds begin with. Without it, in development, that is the
   * address that the server listens on.
   */
  origin?: string;
  /**
   * Holds `images/` (originals, those of members below `uploads/`) and `image-cache/` (what was made of them, at most a
   * gibibyte). Processes that serve one site share it, as they share the database.
   */
  dataDir: string;
  /**
   * Folders that hold `<widget name>/<release>/`; the first that has a file serves it. A `*` in one stands for the
   * widget's name.
   */
  widgetFolders: readonly string[];
  /** Says which release of each widget is current; written by the release script, read again when it changes. */
  registryFile: string;
  /** Whose `X-Forwarded-For` and `-Proto` are believed. */
  trustProxy: TrustProxy;
  /** `auto`: the Secure flag is set on requests that came by TLS. */
  secureCookies: 'auto' | 'always' | 'never';
  /** Parses each answer of the API against the contract; too slow for production, where tests have seen to it. */
  checksAnswers: boolean;
  limits: AttemptLimits;
  connectionLimits: ConnectionLimits;
  passwordCost: PasswordCost;
  sendMail: SendMail;
  /** Who reads what visitors write by the contact form. */
  editorsEmail: string;
  /** Where kept mail can be read at `/development/outbox/`; without it there is no such page. */
  outboxFolder?: string | undefined;
  /** Without it nobody can log in with Facebook. */
  facebook?: FacebookSettings | undefined;
  /** What `/metrics` asks for; without it there is no such address. */
  metricsToken?: string | undefined;
  logger: FastifyServerOptions['logger'];
  /** Milliseconds since 1970. */
  now(): number;
}

/** One of `siteNames`. */
export type SiteName = string;
