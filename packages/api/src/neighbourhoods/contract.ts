import { z } from 'zod';
import { fieldErrors, id, page, nullableText } from '../wire/responses';
import { limitParameter, offsetParameter } from '../wire/query';
import { defineRoutes } from '../wire/route';

export const neighbourhood = z.object({
  id,
  name: z.string().min(1),
  /** With both slashes: `/the-annex/`. */
  path: nullableText,
  /** Of its centre, in degrees, WGS 84. */
  coordinates: z
    .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .nullable(),
  description: nullableText,
});

export const neighbourhoodsRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: 'neighbourhoods/',
    summary: 'Neighbourhoods by name, a page at a time.',
    needsMember: false,
    query: z.object({ limit: limitParameter, offset: offsetParameter }),
    responses: { 200: page(neighbourhood), 400: fieldErrors },
  },
});

export type Neighbourhood = z.infer<typeof neighbourhood>;
