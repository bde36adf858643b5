import { z } from 'zod';

const SAFE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const fileName = z.string().regex(SAFE_NAME);

const release = z.looseObject({
  name: z.string().min(1),
  version: z.string().min(1),
  /** `navbar/1.0.0-ab12cd34/` */
  folder: z.string().regex(/^[a-z0-9-]+\/[A-Za-z0-9][A-Za-z0-9._+-]*\/$/),
  kind: z.enum(['react', 'enhancer', 'embed']),
  load: z.string(),
  files: z.record(z.string(), fileName),
  integrity: z.record(z.string(), z.string()),
});

const registry = z.looseObject({
  embed: release.refine((embed) => embed.files.embed !== undefined, 'files.embed is missing'),
  widgets: z.record(z.string(), release),
});

/** Which release of the embed script and of each widget is current; see docs/architecture.md. */
export type Registry = z.infer<typeof registry>;

/**
 * Reads the registry's text.
 * @throws with the place in the document where it is not one.
 */
export function parseRegistry(text: string): Registry {
  const result = registry.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  const words = result.error.issues.map(
    (issue) => `${issue.path.join('.') || 'the document'}: ${issue.message}`,
  );
  throw new Error(words.join('; '));
}
