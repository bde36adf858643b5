import type { FastifyReply } from 'fastify';
import { sitePaths, type SiteConfig } from '@cityguide/site-config';
import { PUBLIC_CACHE } from '../platform/caching/cacheTimes';
import { siteOrigin } from '../platform/security/siteOrigin';
import type { Services } from '../createServices';
import { loadSiteConfig } from '../platform/settings/loadSiteConfig';
import { createAssets, type Assets } from './assets/createAssets';
import { createContent } from '../content/createContent';
import { completeAddresses } from './links/completeAddresses';
import { sizeImage } from './links/sizeImage';
import { createNavigation } from './navigation/createNavigation';
import { createNewsletterBoxes } from '../members/newsletters/pages/createNewsletterBoxes';
import type { PageContext, PageHead, RenderedPage } from './PageContext';
import { searchPath } from '../content/search/pages/searchPath';
import { createTemplates } from './templates/createTemplates';

const PRIVATE = 'private, no-store';

/** Everything that pages are rendered with, read once. */
export async function createPageContext(
  services: Services,
  reportFault: (words: string) => void,
): Promise<PageContext & { assets: Assets }> {
  const { json: config, site } = loadSiteConfig(services.settings, (fault) => reportFault(fault.message));
  const content = createContent(services.database, services.settings.now);
  const assets = await createAssets({ name: services.settings.site, brand: site.brand });
  const templates = createTemplates({ name: services.settings.site, brand: site.brand });
  const loadNavigation = createNavigation({ services, content, site });
  const paths = sitePaths(site);
  const loadNewsletter = createNewsletterBoxes({ newsletters: services.newsletters, site, paths });

  async function send(
    reply: FastifyReply,
    { template, head, model, status = 200, isPrivate = false }: RenderedPage,
  ): Promise<FastifyReply> {
    const origin = siteOrigin(reply.request, services.settings);
    const html = await templates.render(template, {
      ...model,
      page: completeHead(head, { site, origin }),
      site,
      siteConfig: config,
      paths,
      searchPath: searchPath(paths),
      navigation: await loadNavigation(),
      newsletter: await loadNewsletter(),
      assets: {
        styleSheet: assets.styleSheet.url,
        icon: assets.icon.url,
        fonts: assets.fonts.filter(({ isPreloaded }) => isPreloaded).map(({ asset }) => asset.url),
      },
      year: new Date(services.settings.now()).getUTCFullYear(),
    });
    return reply
      .code(status)
      .header('cache-control', isPrivate ? PRIVATE : status === 200 ? PUBLIC_CACHE : 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html);
  }

  const sendNotFound = (reply: FastifyReply) =>
    send(reply, {
      template: 'not-found',
      status: 404,
      head: {
        title: 'This page is not here',
        description: 'There is nothing at this address.',
        path: '/',
        isHidden: true,
      },
    });

  return { services, content, site, paths, assets, send, sendNotFound };
}

function completeHead(head: PageHead, { site, origin }: { site: SiteConfig; origin: string }) {
  const isHome = head.path === '/' && !head.isHidden;
  return {
    ...head,
    kind: head.kind ?? 'website',
    heading: head.title,
    title: isHome ? `${site.name}: ${head.title}` : `${head.title} | ${site.name}`,
    canonical: origin + head.path,
    imageUrl: head.image ? origin + sizeImage(head.image, { width: 1200, height: 630 }) : undefined,
    jsonLd: head.jsonLd && completeAddresses(head.jsonLd, origin),
  };
}
