import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ListingPageContext } from '../../ListingPageContext';
import { groupByLetter } from './groupByLetter';
import { sendNeighbourhood } from './sendNeighbourhood';

type Request = FastifyRequest<{ Params: { slug: string }; Querystring: Record<string, unknown> }>;

/** The list of all neighbourhoods, and the page of each. */
export function registerNeighbourhoodPages(app: FastifyInstance, context: ListingPageContext): void {
  const { site, paths, send, services } = context;
  const { content } = services;
  const hrefOf = (path: string) => `${paths.neighbourhoods}${path.slice(1)}`;

  app.get(paths.neighbourhoods, async (_request, reply) => {
    const [rows, counts] = await Promise.all([content.findNeighbourhoods(), content.countByNeighbourhood()]);
    const items = rows.map(({ id, name, path }) => ({
      name,
      href: hrefOf(path),
      count: counts.get(id) ?? 0,
    }));
    return send(reply, {
      template: 'neighbourhoods',
      head: {
        title: 'Neighbourhoods',
        description: `All ${items.length} neighbourhoods of ${site.city.name}, from A to Z.`,
        path: paths.neighbourhoods,
      },
      model: { groups: groupByLetter(items, site.languages[0] ?? 'en-CA'), count: items.length },
    });
  });

  app.get(`${paths.neighbourhoods}:slug/`, (request: Request, reply) =>
    sendNeighbourhood(reply, { context, slug: request.params.slug, query: request.query }),
  );
}
