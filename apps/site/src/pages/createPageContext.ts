import type { FastifyReply } from 'fastify';
import { editorPaths, type SiteConfig } from '@cityguide/site-config';
import { PUBLIC_CACHE } from '../platform/caching/cacheTimes';
import { getSiteOrigin } from '../platform/security/getSiteOrigin';
import { createAssets, type Assets } from './assets/createAssets';
import { resolveUrls } from './links/resolveUrls';
import { createImageUrl } from './links/createImageUrl';
import type { PageContext, PageHead, PlatformServices, PageResponse } from './PageContext';
import { createPublicPaths } from '../platform/public-prefix/createPublicPaths';
import { createTemplates, type Templates } from './templates/createTemplates';

const PRIVATE_CACHE = 'private, no-store';

interface PageContextOptions<Parts> {
  services: Parts & PlatformServices;
  site: SiteConfig;
  /** The unparsed `site.json`, for the widgets of the pages. */
  siteConfig: unknown;
  /** Loads what every page shows in addition to its own content: menus, newsletter forms. */
  loadShared(): Promise<Record<string, unknown>>;
}

/** Loads once what all pages are rendered with. */
export async function createPageContext<Parts>({
  services,
  site,
  siteConfig,
  loadShared,
}: PageContextOptions<Parts>): Promise<PageContext<Parts> & { assets: Assets; templates: Templates }> {
  const { settings } = services;
  const { publicPrefix } = settings;
  const assets = await createAssets({ publicPrefix, name: settings.site, brand: site.brand });
  const templates = createTemplates({ publicPrefix, name: settings.site, brand: site.brand });
  const paths = createPublicPaths(site, publicPrefix);

  async function send(
    reply: FastifyReply,
    { template, head, model, status = 200, isPrivate = false }: PageResponse,
  ): Promise<FastifyReply> {
    const origin = getSiteOrigin(reply.request, settings);
    const html = await templates.render(template, {
      ...model,
      page: createHeadModel(head, { site, origin }),
      site,
      siteConfig,
      hasFeeds: publicPrefix === '',
      paths,
      ...(await loadShared()),
      assets: {
        embedScript: `${publicPrefix}/widgets/embed.js`,
        styleSheet: assets.styleSheet.url,
        icon: assets.icon.url,
        fonts: assets.fonts.filter(({ isPreloaded }) => isPreloaded).map(({ asset }) => asset.url),
      },
      year: new Date(settings.now()).getUTCFullYear(),
    });
    return reply
      .code(status)
      .header('cache-control', isPrivate ? PRIVATE_CACHE : status === 200 ? PUBLIC_CACHE : 'no-cache')
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

  return { services, site, paths, assets, templates, send, sendNotFound };
}

function createHeadModel(head: PageHead, { site, origin }: { site: SiteConfig; origin: string }) {
  const isHome = head.path === '/' && !head.isHidden;
  return {
    ...head,
    kind: head.kind ?? 'website',
    heading: head.title,
    title: isHome ? `${site.name}: ${head.title}` : `${head.title} | ${site.name}`,
    canonical: origin + head.path,
    imageUrl: head.image ? origin + createImageUrl(head.image, { width: 1200, height: 630 }) : undefined,
    oembed: head.hasCard
      ? `${origin}${editorPaths.oembed}?format=json&url=${encodeURIComponent(origin + head.path)}`
      : undefined,
    jsonLd: head.jsonLd && resolveUrls(head.jsonLd, origin),
  };
}
