import type { FastifyInstance } from 'fastify';
import { registerFilms } from '../films/registerFilms';
import { registerHouseAdFiles } from '../house-ads/registerHouseAdFiles';
import { registerMapTiles } from '../map-tiles/routes';
import type { Services } from '../services/createServices';
import { registerAccountPages } from './accounts/registerAccountPages';
import { registerArticlePages } from './articles/registerArticlePages';
import { registerArchives } from './archives/registerArchives';
import { registerAssets } from './assets/registerAssets';
import { registerBestOf } from './best-of/registerBestOf';
import { registerContact } from './contact/registerContact';
import { registerContestPages } from './contests/registerContestPages';
import { createPageContext } from './createPageContext';
import { registerDashboard } from './dashboard/registerDashboard';
import { registerOwnData } from './dashboard/registerOwnData';
import type { PageContext } from './PageContext';
import { registerOutbox } from './development/registerOutbox';
import { registerEventPages } from './events/registerEventPages';
import { registerErrorPage } from './faults/registerErrorPage';
import { registerNotFoundPage } from './faults/registerNotFoundPage';
import { registerFeeds } from './feeds/registerFeeds';
import { registerHome } from './home/registerHome';
import { registerJobs } from './jobs/registerJobs';
import { registerLegal } from './legal/registerLegal';
import { registerListingPages } from './listings/registerListingPages';
import { registerNeighbourhoodPages } from './neighbourhoods/registerNeighbourhoodPages';
import { registerNewsletterPages } from './newsletters/registerNewsletterPages';
import { registerOnboarding } from './onboarding/registerOnboarding';
import { registerPhotoPages } from './photos/registerPhotoPages';
import { registerSearch } from './search/registerSearch';
import { registerSitemap } from './sitemap/registerSitemap';
import { registerVideoPages } from './videos/registerVideoPages';

/** The pages that the CMS renders. Sections that the site's configuration switches off have none (SITE-2). */
export async function registerPages(app: FastifyInstance, services: Services): Promise<void> {
  const context = await createPageContext(services, (words) => app.log.error(words));
  registerAssets(app, context.assets);
  registerMapTiles(app, context.site);
  registerHouseAdFiles(app, { houseAds: services.houseAds, site: context.site });
  registerNotFoundPage(app, context);
  await app.register(async (pages) => {
    registerErrorPage(pages, context);
    registerHome(pages, context);
    registerArticlePages(pages, context);
    registerArchives(pages, context);
    registerContact(pages, context);
    registerJobs(pages, context);
    registerLegal(pages, context);
    registerSections(pages, context);
    registerAccountPages(pages, context);
    registerOnboarding(pages, context);
    registerSearch(pages, context);
    registerNewsletterPages(pages, context);
    registerDashboard(pages, context);
    registerOwnData(pages, context);
    registerOutbox(pages, context);
    registerSitemap(pages, context);
    registerFeeds(pages, context);
    if (!context.site.sections.listings) return;
    registerListingPages(pages, context);
    registerNeighbourhoodPages(pages, context);
    registerPhotoPages(pages, context);
  });
}

/** Each section's pages, where the site has it. */
function registerSections(app: FastifyInstance, context: PageContext): void {
  const { sections } = context.site;
  if (sections.bestOf) registerBestOf(app, context);
  if (sections.events) registerEventPages(app, context);
  if (sections.contests) registerContestPages(app, context);
  if (!sections.videos) return;
  registerVideoPages(app, context);
  registerFilms(app, context.services.settings);
}
