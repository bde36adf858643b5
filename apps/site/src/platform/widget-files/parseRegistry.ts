import type { Registry } from '@cityguide/embed/registry';
import { z } from 'zod';

const fileName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/);

/** Loose: properties added by a newer release script are passed on to the embed script. */
const releaseSchema = z.looseObject({
  name: z.string().min(1),
  version: z.string().min(1),
  folder: z.string().regex(/^[a-z0-9-]+\/[A-Za-z0-9][A-Za-z0-9._+-]*\/$/),
  kind: z.enum(['react', 'enhancer', 'embed']),
  load: z.enum(['eager', 'visible', 'idle', 'interaction']),
  files: z.partialRecord(z.enum(['js', 'css', 'core', 'react', 'embed']), fileName),
  integrity: z.record(z.string(), z.string()),
  intent: z.string().optional(),
});

const registrySchema = z.looseObject({
  address: z.url().optional(),
  embed: releaseSchema.refine(({ files }) => files.embed !== undefined, 'files.embed is missing'),
  widgets: z.record(z.string(), releaseSchema),
});

/**
 * Parses the registry's text.
 * @throws with the path of each invalid property.
 */
export function parseRegistry(text: string): Registry {
  const result = registrySchema.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  const issues = result.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'the document'}: ${message}`,
  );
  throw new Error(issues.join('; '));
}
