/** What can be found by its name, each the name of a list of the API. */
export type FindableKind = 'listings' | 'articles' | 'events' | 'videos' | 'neighbourhoods';

export interface FoundObject {
  id: number;
  name: string;
  /** What tells it from others of the same name. */
  more: string;
}

/** Options that are the number of something with a name. */
const KINDS: Readonly<Record<string, FindableKind>> = {
  'listing-id': 'listings',
  'article-id': 'articles',
  'event-id': 'events',
  'video-id': 'videos',
  'default-neighborhood': 'neighbourhoods',
};

export const getFindableKind = (option: string): FindableKind | undefined =>
  Object.hasOwn(KINDS, option) ? KINDS[option] : undefined;

const PAGE_SIZE = 100;
const MOST_PAGES = 10;
const MOST_SHOWN = 10;

interface ListPage {
  count: number;
  results: { id: number; name: string; address?: string | null }[];
}

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

async function loadPage(address: string, query: Record<string, string | number>): Promise<ListPage> {
  const parameters = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const response = await fetch(`${address}?${parameters.join('&')}`);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return (await response.json()) as ListPage;
}

/**
 * Finds objects of the site by a part of their name. The server finds listings; the other lists have no search, so that
 * their first thousand are looked through.
 * @throws Error where the server does not answer
 */
export async function findByName(api: string, kind: FindableKind, text: string): Promise<FoundObject[]> {
  const address = `${api}${kind}/`;
  const toFound = ({ id, name, address: more }: ListPage['results'][number]) => ({
    id,
    name,
    more: more ?? '',
  });
  if (kind === 'listings')
    return (await loadPage(address, { keywords: text, limit: MOST_SHOWN })).results.map(toFound);
  const found: FoundObject[] = [];
  for (let page = 0; page < MOST_PAGES && found.length < MOST_SHOWN; page += 1) {
    const { count, results } = await loadPage(address, { limit: PAGE_SIZE, offset: page * PAGE_SIZE });
    found.push(...results.filter(({ name }) => fold(name).includes(fold(text))).map(toFound));
    if (results.length === 0 || (page + 1) * PAGE_SIZE >= count) break;
  }
  return found.slice(0, MOST_SHOWN);
}
