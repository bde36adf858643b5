import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createBreadcrumbList } from '../../../pages/links/createBreadcrumbList';
import type { PageContext } from '../../../pages/PageContext';
import { createPagination, parsePageNumber } from '../../../pages/paging/createPagination';
import { createVideoView } from './createVideoView';
import { createVideoJsonLd } from './createVideoJsonLd';
import type { VideoRepository, VideoRow } from '../repository';

const PAGE_LENGTH = 12;
/** How many other videos a video's page shows. */
const MORE_COUNT = 4;

type Request = FastifyRequest<{ Params: { slug: string }; Querystring: Record<string, unknown> }>;

interface VideoPageContext extends PageContext<{ videos: VideoRepository }> {
  /** Path of the video file; undefined for a video without one. */
  getFilmPath(video: VideoRow): string | undefined;
}

/** `/videos/` and each video's own page. */
export function registerVideoPages(app: FastifyInstance, context: VideoPageContext): void {
  const { site, paths, services, send, sendNotFound, getFilmPath } = context;
  const viewVideo = createVideoView({ timeZone: site.timeZone, paths });

  app.get(paths.videos, async (request: Request, reply) => {
    const page = parsePageNumber(request.query);
    const { count, rows: found } = await services.videos.findRows({
      limit: PAGE_LENGTH,
      offset: page * PAGE_LENGTH,
    });
    const paging = createPagination({ page, count, limit: PAGE_LENGTH, path: paths.videos });
    if (paging.isPastEnd) return sendNotFound(reply);
    return send(reply, {
      template: 'videos',
      head: {
        title: paging.titleOf('Videos'),
        description: `Short films from ${site.city.name}: kitchens, ferries, sign painters and one fox.`,
        image: found[0]?.image_path,
        ...paging.head,
      },
      model: { count, videos: found.map(viewVideo), isFirst: page === 0, pages: paging.pages },
    });
  });

  app.get(`${paths.videos}:slug/`, async (request: Request, reply) => {
    const path = `${paths.videos}${request.params.slug}/`;
    const video = await services.videos.findRowByPath(path);
    if (!video) return sendNotFound(reply);
    const { rows: others } = await services.videos.findRows({ limit: MORE_COUNT + 1, offset: 0 });
    const film = getFilmPath(video);
    const crumbs = [{ name: 'Videos', path: paths.videos }];
    return send(reply, {
      template: 'video',
      head: {
        title: video.name,
        description: video.summary || video.name,
        path,
        image: video.image_path,
        jsonLd: [
          // Search engines reject a video without a picture.
          ...(video.image_path ? [createVideoJsonLd(video, { site, film })] : []),
          createBreadcrumbList(crumbs, { name: video.name, path }),
        ],
      },
      model: {
        video: { ...viewVideo(video), film },
        crumbs,
        more: others
          .filter(({ id }) => id !== video.id)
          .slice(0, MORE_COUNT)
          .map(viewVideo),
      },
    });
  });
}
