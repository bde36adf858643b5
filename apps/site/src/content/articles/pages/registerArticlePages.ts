import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createDisabledLinkRemover } from '../../../pages/links/createDisabledLinkRemover';
import { createBreadcrumbList } from '../../../pages/links/createBreadcrumbList';
import { LARGE_IMAGE_SIZE, createImageUrl } from '../../../pages/links/createImageUrl';
import type { PageContext } from '../../../pages/PageContext';
import { createPagination, parsePageNumber } from '../../../pages/paging/createPagination';
import { createArticleView } from './viewArticle';
import type { Content } from '../../createContent';

const PAGE_LENGTH = 13;
const MORE = 4;

/** Sections such as `/food/` and the articles below them. */
export function registerArticlePages(app: FastifyInstance, context: PageContext<{ content: Content }>): void {
  const { site, send, sendNotFound, paths, services } = context;
  const { content } = services;
  const viewArticle = createArticleView(site.timeZone);
  const unlink = createDisabledLinkRemover(site, paths);
  const sections = [
    paths.news,
    paths.culture,
    paths.food,
    paths.realEstate,
    paths.sports,
    paths.tech,
    paths.travel,
  ];

  for (const path of sections) {
    app.get(path, async (request: FastifyRequest<{ Querystring: Record<string, unknown> }>, reply) => {
      const types = await content.findArticleTypes();
      const type = types.find((each) => each.path === path);
      if (!type) return sendNotFound(reply);
      const page = parsePageNumber(request.query);
      const { count, articles } = await content.findArticles({
        typeId: type.id,
        limit: PAGE_LENGTH,
        offset: page * PAGE_LENGTH,
      });
      const paging = createPagination({ page, count, limit: PAGE_LENGTH, path });
      if (paging.isPastEnd) return sendNotFound(reply);
      return send(reply, {
        template: 'section',
        head: {
          title: paging.titleOf(type.name),
          description: `${type.name} from ${site.city.name}: the latest stories.`,
          image: articles[0]?.image_path,
          feedOf: type,
          ...paging.head,
        },
        model: {
          heading: type.name,
          count,
          kinds: types.map((each) => ({ ...each, isCurrent: each.path === path })),
          isFirst: page === 0,
          articles: articles.map(viewArticle),
          pages: paging.pages,
        },
      });
    });

    app.get(`${path}:slug/`, async (request: FastifyRequest<{ Params: { slug: string } }>, reply) => {
      const article = await content.findArticleByPath(`${path}${request.params.slug}/`);
      if (!article) return sendNotFound(reply);
      const { articles } = await content.findArticles({ typeId: article.type_id, limit: MORE + 1 });
      const view = viewArticle(article);
      return send(reply, {
        template: 'article',
        head: {
          title: article.name,
          description: article.summary,
          path: article.path,
          image: article.image_path,
          hasCard: true,
          kind: 'article',
          published: view.dateTime,
          feedOf: { name: article.type_name, path },
          jsonLd: [
            {
              '@context': 'https://schema.org',
              '@type': 'NewsArticle',
              headline: article.name,
              description: article.summary,
              url: article.path,
              mainEntityOfPage: article.path,
              articleSection: article.type_name,
              inLanguage: site.languages[0],
              image: article.image_path ? createImageUrl(article.image_path, LARGE_IMAGE_SIZE) : undefined,
              datePublished: view.dateTime,
              author: article.author ? { '@type': 'Person', name: article.author } : undefined,
              publisher: { '@type': 'Organization', name: site.name },
            },
            createBreadcrumbList([{ name: article.type_name, path }], {
              name: article.name,
              path: article.path,
            }),
          ],
        },
        model: {
          article: view,
          // Without JavaScript the log-in itself bookmarks the article (AUTH-15).
          bookmarkHref: `${paths.loginTo(article.path)}&post_authenticate_action=add-article-bookmark&object_id=${article.id}`,
          body: unlink(article.body),
          more: articles
            .filter(({ id }) => id !== article.id)
            .slice(0, MORE)
            .map(viewArticle),
        },
      });
    });
  }
}
