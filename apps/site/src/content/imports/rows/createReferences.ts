import { sql, type Insertable, type Kysely } from 'kysely';
import { defaultSiteConfig, sitePaths } from '@cityguide/site-config';
import { foldText } from '@cityguide/site-config/formats';
import type { Tables } from '../../../platform/database/tables';
import type { ArticleSection } from '../records/articleSections';
import { createSlug } from './createSlug';
import type { SORTED_INTO } from '../run/sortedInto';
import { isInBoundary, parseBoundary, type Boundary } from './boundary';

type Query = Kysely<Tables>;
type SortedIntoTable = (typeof SORTED_INTO)[number];

interface Category {
  id: number;
  typeId: number;
  typeName: string;
  name: string;
}

interface Neighbourhood {
  id: number;
  name: string;
  boundary: Boundary | undefined;
}

export interface Point {
  latitude: number;
  longitude: number;
}

const paths = sitePaths(defaultSiteConfig);
const typeNames = { restaurants: 'Restaurants', places: 'Places' } as const;
type TypeName = keyof typeof typeNames;

/** `stage`: what is added is shown by the end of an import. `pretend`: nothing is added, ids are made up. */
export type ReferenceMode = 'add' | 'stage' | 'pretend';

export type References = ReturnType<typeof createReferences>;

/**
 * Finds what records name: categories, neighbourhoods and sections; what is missing is added. What an import adds is staged,
 * so that no menu shows it before the import is complete.
 */
export function createReferences(mode: ReferenceMode) {
  const is_staged = mode === 'stage' ? 1 : 0;
  let pretendedId = 0;
  const types = new Map<TypeName, number>();
  const typePaths = new Map<number, string>();
  const sections = new Map<string, number>();
  let categories: Map<string, Category> | undefined;
  /** By folded name. */
  let neighbourhoods: Map<string, Neighbourhood> | undefined;
  const added: string[] = [];
  const notes = new Set<string>();

  async function insert<Name extends SortedIntoTable>(
    query: Query,
    table: Name,
    values: Insertable<Tables[Name]>,
  ): Promise<{ id: number }> {
    if (mode === 'pretend') return { id: (pretendedId -= 1) };
    const { rows } = await sql<{ id: number }>`insert into ${sql.table(table)}
      (${sql.join(Object.keys(values).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(values))}) returning id`.execute(query);
    const [row] = rows;
    if (!row) throw new Error(`Nothing was added to ${table}.`);
    return row;
  }

  async function findType(query: Query, type: TypeName): Promise<number> {
    const known = types.get(type);
    if (known !== undefined) return known;
    const path = `/${type}/`;
    const found = await query
      .selectFrom('listing_types')
      .select('id')
      .where('path', '=', path)
      .executeTakeFirst();
    const { id } =
      found ?? (await insert(query, 'listing_types', { name: typeNames[type], path, is_staged }));
    types.set(type, id);
    typePaths.set(id, path);
    return id;
  }

  async function loadCategories(query: Query): Promise<Map<string, Category>> {
    const rows = await query
      .selectFrom('listing_sub_types')
      .innerJoin('listing_types', 'listing_types.id', 'listing_sub_types.type_id')
      .select(['listing_sub_types.id', 'listing_sub_types.name', 'listing_sub_types.type_id'])
      .select(['listing_types.name as type_name', 'listing_types.path as type_path'])
      .orderBy('listing_sub_types.id', 'desc')
      .execute();
    const found = new Map<string, Category>();
    for (const row of rows) {
      const category = { id: row.id, name: row.name, typeId: row.type_id, typeName: row.type_name };
      const name = foldText(row.name);
      typePaths.set(row.type_id, row.type_path);
      // By its name alone it is the oldest of that name, which comes last.
      found.set(name, category).set(`${row.type_path}${name}`, category);
    }
    return found;
  }

  /** The category of this name, in any type unless one is given; a new one without a type is of places. */
  async function findCategory(query: Query, name: string, type: TypeName | undefined): Promise<Category> {
    categories ??= await loadCategories(query);
    const key = type === undefined ? foldText(name) : `/${type}/${foldText(name)}`;
    const known = categories.get(key);
    if (known) return known;
    const ofType = type ?? 'places';
    const typeId = await findType(query, ofType);
    const { id } = await insert(query, 'listing_sub_types', {
      name,
      type_id: typeId,
      path: await findFreePath(query, `/${ofType}/`, name),
      is_staged,
    });
    const category = { id, name, typeId, typeName: typeNames[ofType] };
    if (!categories.has(foldText(name))) categories.set(foldText(name), category);
    categories.set(`/${ofType}/${foldText(name)}`, category);
    added.push(`the category ${name}, in ${typeNames[ofType]}`);
    return category;
  }

  async function loadNeighbourhoods(query: Query): Promise<Map<string, Neighbourhood>> {
    const rows = await query.selectFrom('neighbourhoods').select(['id', 'name', 'boundary']).execute();
    return new Map(
      rows.map(({ id, name, boundary }) => [foldText(name), { id, name, boundary: parseBoundary(boundary) }]),
    );
  }

  /**
   * The neighbourhood of this name, or the one in whose boundary the point is. A new one needs a point, which becomes its
   * centre; null where neither tells one.
   */
  async function findNeighbourhood(
    query: Query,
    name: string | undefined,
    point: Point | undefined,
  ): Promise<{ id: number; name: string } | null> {
    neighbourhoods ??= await loadNeighbourhoods(query);
    if (!name) {
      if (!point) return null;
      for (const each of neighbourhoods.values())
        if (each.boundary && isInBoundary(each.boundary, point)) return each;
      return null;
    }
    const folded = foldText(name);
    const known = neighbourhoods.get(folded);
    if (known) return known;
    if (!point) {
      notes.add(
        `The neighbourhood ${name} is not known, and can only be added with a listing that has coordinates: those without have no neighbourhood.`,
      );
      return null;
    }
    const path = await findFreePath(query, '/', name);
    const { id } = await insert(query, 'neighbourhoods', {
      name,
      sort_name: folded,
      path,
      ...point,
      is_staged,
    });
    const neighbourhood = { id, name, boundary: undefined };
    neighbourhoods.set(folded, neighbourhood);
    added.push(`the neighbourhood ${name}`);
    return neighbourhood;
  }

  async function findNeighbourhoodName(
    query: Query,
    id: string | number | null,
  ): Promise<string | undefined> {
    neighbourhoods ??= await loadNeighbourhoods(query);
    for (const each of neighbourhoods.values()) if (each.id === id) return each.name;
    return undefined;
  }

  async function findSection(query: Query, { path, name }: ArticleSection): Promise<number> {
    const known = sections.get(path);
    if (known !== undefined) return known;
    const found = await query
      .selectFrom('article_types')
      .select('id')
      .where('path', '=', path)
      .executeTakeFirst();
    const { id } = found ?? (await insert(query, 'article_types', { name, path, is_staged }));
    sections.set(path, id);
    return id;
  }

  const getTypePath = (typeId: unknown) => typePaths.get(Number(typeId)) ?? paths.places;

  return {
    /** The path of a type that one of the categories found is of. */
    getTypePath,
    findCategory,
    findNeighbourhood,
    findNeighbourhoodName,
    findSection,
    /** What was missing and has been added, in words. */
    added: added as readonly string[],
    /** What could not be added, in words. */
    notes: notes as ReadonlySet<string>,
  };
}

/** A path for a category or neighbourhood that neither one of those nor a listing has. */
async function findFreePath(query: Query, folder: string, name: string): Promise<string> {
  const slug = createSlug(name);
  for (let number = 1; ; number++) {
    const path = `${folder}${slug}${number === 1 ? '' : `-${number}`}/`;
    const taken = await query
      .selectFrom('listing_sub_types')
      .select('path')
      .where('path', '=', path)
      .unionAll(query.selectFrom('neighbourhoods').select('path').where('path', '=', path))
      .unionAll(query.selectFrom('listings').select('path').where('path', '=', path))
      .executeTakeFirst();
    // `n` is the folder of a type's pages by neighbourhood.
    if (!taken && slug !== 'n') return path;
  }
}
