import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createGrid } from '../listings/createGrid';
import { PAGE_LENGTH, readListQuery } from '../listings/readListQuery';
import type { PageContext } from '../PageContext';
import { groupByLetter } from './groupByLetter';

type Request = FastifyRequest<{ Params: { slug: string }; Querystring: Record<string, unknown> }>;

/** All neighbourhoods from A to Z, and one page each. */
export function registerNeighbourhoodPages(
  app: FastifyInstance,
  { content, services, site, paths, send, sendNotFound }: PageContext,
): void {
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

  app.get(`${paths.neighbourhoods}:slug/`, async (request: Request, reply) => {
    const neighbourhood = await content.findNeighbourhoodByPath(`/${request.params.slug}/`);
    if (!neighbourhood) return sendNotFound(reply);
    const { ordering, offset } = readListQuery({ ordering: 'name', ...request.query });
    const filters = { neighbourhoodId: neighbourhood.id };
    const [found, loved, types] = await Promise.all([
      services.listings.findPage({ ...filters, limit: PAGE_LENGTH, offset, ordering }),
      services.listings.findPage({ ...filters, limit: 5, offset: 0, ordering: '-favourite_count' }),
      content.findListingTypes(),
    ]);
    const image = loved.listings.find(({ image_url }) => image_url)?.image_url;
    return send(reply, {
      template: 'neighbourhood',
      head: {
        title: neighbourhood.name,
        description: neighbourhood.description || `${neighbourhood.name}, ${site.city.name}.`,
        path: hrefOf(neighbourhood.path),
        image,
      },
      model: {
        neighbourhood: { ...neighbourhood, image },
        types: types.map(({ name, path }) => ({
          name,
          href: `${path}n/${neighbourhood.id}${neighbourhood.path}`,
        })),
        count: found.count,
        grid: createGrid({ page: found, ordering, offset, filters, paths }),
      },
    });
  });
}
