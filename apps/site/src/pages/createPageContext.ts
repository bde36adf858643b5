import type { FastifyReply } from 'fastify';
import { sitePaths, type SiteConfig } from '@cityguide/site-config';
import { PUBLIC_CACHE } from '../platform/caching/cacheTimes';
import { siteOrigin } from '../platform/security/siteOrigin';
import { createAssets, type Assets } from './assets/createAssets';
import { completeAddresses } from './links/completeAddresses';
import { sizeImage } from './links/sizeImage';
import type { PageContext, PageHead, PlatformParts, RenderedPage } from './PageContext';
import { createTemplates } from './templates/createTemplates';

const PRIVATE = 'private, no-store';

interface PageParts<Parts> {
  services: Parts & PlatformParts;
  site: SiteConfig;
  /** `site.json` as it is written, for the pages' own widgets. */
  siteConfig: unknown;
  /** What every page shows beside its own content: menus, newsletter boxes. */
  loadShared(): Promise<Record<string, unknown>>;
}

/** Everything that pages are rendered with, read once. */
export async function createPageContext<Parts>({
  services,
  site,
  siteConfig,
  loadShared,
}: PageParts<Parts>): Promise<PageContext<Parts> & { assets: Assets }> {
  const { settings } = services;
  const assets = await createAssets({ name: settings.site, brand: site.brand });
  const templates = createTemplates({ name: settings.site, brand: site.brand });
  const paths = sitePaths(site);

  async function send(
    reply: FastifyReply,
    { template, head, model, status = 200, isPrivate = false }: RenderedPage,
  ): Promise<FastifyReply> {
    const origin = siteOrigin(reply.request, settings);
    const html = await templates.render(template, {
      ...model,
      page: completeHead(head, { site, origin }),
      site,
      siteConfig,
      paths,
      ...(await loadShared()),
      assets: {
        styleSheet: assets.styleSheet.url,
        icon: assets.icon.url,
        fonts: assets.fonts.filter(({ isPreloaded }) => isPreloaded).map(({ asset }) => asset.url),
      },
      year: new Date(settings.now()).getUTCFullYear(),
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

  return { services, site, paths, assets, send, sendNotFound };
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
