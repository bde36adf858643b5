import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { PathsTakenError } from './PathsTakenError';
import type { ContentKind } from '../ContentKind';
import { createSlug } from './createSlug';

export interface WantedPath {
  key: string;
  /** The path that the record asks for. */
  path: string | undefined;
  /** `/places/` */
  folder: string;
  name: string;
  /** Tells two of one name apart. */
  address: string;
}

/** Paths for new rows: that of the record or of its name, and where it is taken, with the address or a part of the key. */
export async function choosePaths(
  query: Kysely<Tables>,
  kind: ContentKind,
  wanted: readonly WantedPath[],
): Promise<ReadonlyMap<string, string>> {
  const candidates = wanted.map((each) => ({ key: each.key, paths: listCandidates(each) }));
  const taken = await findTaken(
    query,
    kind,
    candidates.flatMap(({ paths }) => paths),
  );
  const chosen = new Map<string, string>();
  for (const { key, paths } of candidates) {
    const path = paths.find((candidate) => !taken.has(candidate));
    if (path === undefined) throw new PathsTakenError(`All paths for ${key} are taken: ${paths.join(', ')}.`);
    taken.add(path);
    chosen.set(key, path);
  }
  return chosen;
}

function listCandidates({ key, path, folder, name, address }: WantedPath): string[] {
  const slug = createSlug(name);
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 12);
  const slugs = [slug, ...(address === '' ? [] : [`${slug}-${createSlug(address)}`]), `${slug}-${hash}`];
  return [...(path === undefined ? [] : [path]), ...slugs.map((each) => `${folder}${each}/`)];
}

async function findTaken(
  query: Kysely<Tables>,
  kind: ContentKind,
  paths: readonly string[],
): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const { rows } = await sql<{
    path: string;
  }>`select path from ${sql.table(kind)} where path in (${sql.join(paths)})`.execute(query);
  const reserved =
    kind === 'listings' ? await query.selectFrom('listing_sub_types').select('path').execute() : [];
  // `n` is the folder of the pages by neighbourhood.
  return new Set(
    [...rows, ...reserved, { path: '/restaurants/n/' }, { path: '/places/n/' }].map(({ path }) => path),
  );
}
