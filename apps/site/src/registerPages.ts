import { drawHouseAd } from '@cityguide/demo-city/drawHouseAd';
import type { FastifyInstance } from 'fastify';
import { cacheResponses } from './platform/caching/cacheResponses';
import { createPublicPaths } from './platform/public-prefix/createPublicPaths';
import { createNavigation } from './content/navigation/createNavigation';
import { createNewsletterForms } from './members/newsletters/pages/createNewsletterForms';
import { searchPath } from './content/search/pages/searchPath';
import { loadSiteConfig } from './platform/settings/loadSiteConfig';
import { getFilmPath } from './demo/films/getFilmPath';
import { registerFilms } from './demo/films/registerFilms';
import { registerHouseAdFiles } from './content/house-ads/registerHouseAdFiles';
import { registerMapTiles } from './demo/map-tiles/routes';
import type { Services } from './createServices';
import { registerAccountPages } from './members/accounts/pages/registerAccountPages';
import { registerArticlePages } from './content/articles/pages/registerArticlePages';
import { registerArchives } from './content/archives/registerArchives';
import { registerAssets } from './pages/assets/registerAssets';
import { registerBestOf } from './content/best-of/registerBestOf';
import { registerCatalogue } from './content/catalogue/registerCatalogue';
import { registerContact } from './content/contact/registerContact';
import { registerContestPages } from './content/contests/pages/registerContestPages';
import { createPageContext } from './pages/createPageContext';
import { registerDashboard } from './members/dashboard/registerDashboard';
import { registerOwnData } from './members/dashboard/registerOwnData';
import type { PageContext } from './pages/PageContext';
import { registerOutbox } from './development/outbox/registerOutbox';
import { registerEventPages } from './content/events/pages/registerEventPages';
import { registerErrorPage } from './pages/errors/registerErrorPage';
import { registerNotFoundPage } from './pages/errors/registerNotFoundPage';
import { registerFeeds } from './content/feeds/registerFeeds';
import { registerHome } from './content/home/registerHome';
import { registerJobs } from './content/jobs/registerJobs';
import { registerLegal } from './content/legal/registerLegal';
import { registerListingPages } from './content/listings/pages/registerListingPages';
import { registerNeighbourhoodPages } from './content/neighbourhoods/pages/registerNeighbourhoodPages';
import { registerNewsletterPages } from './members/newsletters/pages/registerNewsletterPages';
import { registerOnboarding } from './members/onboarding/registerOnboarding';
import { registerOembed } from './content/oembed/registerOembed';
import { registerPhotoPages } from './content/photos/pages/registerPhotoPages';
import { registerSearch } from './content/search/pages/registerSearch';
import { registerSitemap } from './content/sitemap/registerSitemap';
import { registerVideoPages } from './content/videos/pages/registerVideoPages';

/** The pages that the CMS renders. Sections disabled in the site's configuration have none (SITE-2). */
export async function registerPages(app: FastifyInstance, services: Services): Promise<void> {
  const { json: siteConfig, site } = loadSiteConfig(services.settings, (error) =>
    app.log.error(error.message),
  );
  const { publicPrefix, pageOrigins, hasContentPages } = services.settings;
  const paths = createPublicPaths(site, publicPrefix);
  const loadNavigation = createNavigation({ services, site, readPageVersion: services.readPageVersion });
  const loadNewsletter = createNewsletterForms({ newsletters: services.newsletters, site, paths });
  const context = await createPageContext({
    services,
    site,
    siteConfig,
    loadShared: async () => ({
      searchPath: searchPath(paths),
      navigation: await loadNavigation(),
      newsletter: await loadNewsletter(),
    }),
  });
  await app.register(
    async (files) => {
      registerAssets(files, context.assets);
      registerMapTiles(files, context.site);
      registerHouseAdFiles(files, {
        houseAds: services.houseAds,
        site: context.site,
        pageOrigins,
        drawHouseAd,
      });
    },
    { prefix: publicPrefix },
  );
  registerNotFoundPage(app, context);
  await app.register(async (pages) => {
    registerErrorPage(pages, context);
    registerAccountPages(pages, context);
    registerOnboarding(pages, context);
    registerNewsletterPages(pages, context);
    registerDashboard(pages, context);
    registerOwnData(pages, context);
    registerOutbox(pages, context);
    registerCatalogue(pages, context, siteConfig);
    // With a CMS, behind one host or by a setting, the pages of the city are the CMS's, at the addresses that they have there.
    if (publicPrefix !== '' || !hasContentPages) return;
    registerSearch(pages, context);
    registerOembed(pages, context);
    await pages.register(async (content) => {
      cacheResponses(
        content,
        async () => `${await services.readPageVersion()} ${context.templates.readRevision()}`,
      );
      registerContentPages(content, context);
    });
  });
}

/** What editors publish. The search is apart: it has as many addresses as visitors have words, and its index follows later. */
function registerContentPages(pages: FastifyInstance, context: PageContext<Services>): void {
  registerHome(pages, context);
  registerArticlePages(pages, context);
  registerArchives(pages, context);
  registerContact(pages, context);
  registerJobs(pages, context);
  registerLegal(pages, context);
  registerSections(pages, context);
  registerSitemap(pages, context);
  registerFeeds(pages, context);
  if (!context.site.sections.listings) return;
  registerListingPages(pages, context);
  registerNeighbourhoodPages(pages, context);
  registerPhotoPages(pages, context);
}

/** The pages of each enabled section. */
function registerSections(app: FastifyInstance, context: PageContext<Services>): void {
  const { sections } = context.site;
  if (sections.bestOf) registerBestOf(app, context);
  if (sections.events) registerEventPages(app, context);
  if (sections.contests) registerContestPages(app, context);
  if (!sections.videos) return;
  registerVideoPages(app, { ...context, getFilmPath: getFilmPath });
  registerFilms(app, context.services.settings);
}
