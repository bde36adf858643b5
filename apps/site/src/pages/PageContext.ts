import type { FastifyReply } from 'fastify';
import type { SiteConfig, SitePaths } from '@cityguide/site-config';
import type { Database } from '../platform/database/Database';
import type { SiteSettings } from '../platform/settings/SiteSettings';

/** The metadata of a page's `<head>`. */
export interface PageHead {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  /** Path of the page; the canonical link is built from it. */
  path: string;
  /** Path of an image below the images folder, for link previews. */
  image?: string | null | undefined;
  /** Paths of the previous and next page of a list. */
  previous?: string | undefined;
  next?: string | undefined;
  kind?: 'website' | 'article';
  /** When the article was published, as ISO 8601. */
  published?: string | undefined;
  /** The section whose feed is linked: `/food/`. The feed of all articles is linked on every page. */
  feedOf?: { name: string; path: string } | undefined;
  /** Schema.org data; paths are made absolute URLs. */
  jsonLd?: object;
  /** Its address can be pasted into a CMS and becomes a card (CMS-7). */
  hasCard?: boolean;
  /** Excluded from search engines, as search results and account pages are. */
  isHidden?: boolean;
}

export interface PageResponse {
  /** Template below `templates/pages`, without its extension. */
  template: string;
  head: PageHead;
  /** The template's data, in addition to what every page has. */
  model?: Record<string, unknown>;
  status?: number | undefined;
  /** For this visitor only: not cached, not even by the browser for its Back button. */
  isPrivate?: boolean;
}

/** The context of a page's route: how to send a page, and the services that it needs. */
export interface PageContext<Parts = unknown> {
  services: Parts & PlatformServices;
  site: SiteConfig;
  paths: SitePaths;
  send(reply: FastifyReply, page: PageResponse): Promise<FastifyReply>;
  /** Sends the site's 404 page. */
  sendNotFound(reply: FastifyReply): Promise<FastifyReply>;
}

/** Available to every page. */
export interface PlatformServices {
  settings: SiteSettings;
  database: Database;
}
