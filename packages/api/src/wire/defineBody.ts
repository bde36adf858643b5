import { z } from 'zod';

function nameOf(input: unknown): string {
  if (Array.isArray(input)) return 'list';
  return input === null ? 'null' : typeof input;
}

/** A request body: a JSON object whose unknown properties are ignored; no body counts as an empty one. */
export function defineBody<Shape extends z.ZodRawShape>(shape: Shape) {
  const body = z.object(shape, {
    error: ({ input }) => `Invalid data. Expected a dictionary, but got ${nameOf(input)}.`,
  });
  return body.prefault({} as z.input<typeof body>);
}
