import type { FastifyReply } from 'fastify';
import type { SiteConfig, SitePaths } from '@cityguide/site-config';
import type { Database } from '../platform/database/database';
import type { SiteSettings } from '../platform/settings/siteSettings';

/** What the head of a page says about it. */
export interface PageHead {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  /** Own path; the canonical link is made of it. */
  path: string;
  /** Path of a picture below the images folder, for link previews. */
  image?: string | null | undefined;
  /** Paths of the neighbours in a list of several pages. */
  previous?: string | undefined;
  next?: string | undefined;
  kind?: 'website' | 'article';
  /** When the article was published, as ISO 8601. */
  published?: string | undefined;
  /** Of the section whose feed belongs to the page: `/food/`. The feed of all articles belongs to every page. */
  feedOf?: { name: string; path: string } | undefined;
  /** Schema.org data; addresses that start with a slash are completed. */
  jsonLd?: object;
  /** Search results and account pages stay out of search engines. */
  isHidden?: boolean;
}

export interface RenderedPage {
  /** Template below `templates/pages`, without its ending. */
  template: string;
  head: PageHead;
  /** What the template shows beside what every page has. */
  model?: Record<string, unknown>;
  status?: number | undefined;
  /** For this visitor alone: no cache keeps it, nor the browser for its Back button. */
  isPrivate?: boolean;
}

/** What a page's route is handed: what makes a page, and those parts of the server that it asks for by name. */
export interface PageContext<Parts = unknown> {
  services: Parts & PlatformParts;
  site: SiteConfig;
  paths: SitePaths;
  send(reply: FastifyReply, page: RenderedPage): Promise<FastifyReply>;
  /** Answers 404 with the site's own page. */
  sendNotFound(reply: FastifyReply): Promise<FastifyReply>;
}

/** Every page may have these. */
export interface PlatformParts {
  settings: SiteSettings;
  database: Database;
}
