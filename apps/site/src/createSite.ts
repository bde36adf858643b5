import type { FastifyInstance } from 'fastify';
import { createServer } from './createServer';
import { registerPages } from './registerPages';
import type { SiteSettings } from './platform/settings/SiteSettings';

/** Creates the whole site from its settings: the server and the pages that the CMS renders. */
export async function createSite(settings: SiteSettings): Promise<FastifyInstance> {
  const { app, services } = await createServer(settings);
  await registerPages(app, services);
  return app;
}
