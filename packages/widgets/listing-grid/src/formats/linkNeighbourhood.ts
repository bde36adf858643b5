import { linkPage } from './linkPage';

interface NeighbourhoodPage {
  typeShareUrl: string | null | undefined;
  id: number | string | null | undefined;
  path: string | null | undefined;
}

/** The listings of one type in a neighbourhood: `{type share_url}n/{neighbourhood id}{neighbourhood path}`. */
export function linkNeighbourhood({ typeShareUrl, id, path }: NeighbourhoodPage): string | undefined {
  const typePage = linkPage(typeShareUrl);
  if (!typePage || id === null || id === undefined || id === '') return undefined;
  const folder = typePage.endsWith('/') ? typePage : `${typePage}/`;
  const rest = path?.trim() ?? '';
  return `${folder}n/${id}${rest.startsWith('/') ? rest : `/${rest}`}`;
}
