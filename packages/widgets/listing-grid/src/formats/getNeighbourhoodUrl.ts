import { parsePageUrl } from './parsePageUrl';

interface NeighbourhoodPage {
  typeShareUrl: string | null | undefined;
  id: number | string | null | undefined;
  path: string | null | undefined;
}

/** The URL of a type's listings in a neighbourhood: `{type share_url}n/{neighbourhood id}{neighbourhood path}`. */
export function getNeighbourhoodUrl({ typeShareUrl, id, path }: NeighbourhoodPage): string | undefined {
  const typeUrl = parsePageUrl(typeShareUrl);
  if (!typeUrl || id === null || id === undefined || id === '') return undefined;
  const base = typeUrl.endsWith('/') ? typeUrl : `${typeUrl}/`;
  const trimmedPath = path?.trim() ?? '';
  return `${base}n/${id}${trimmedPath.startsWith('/') ? '' : '/'}${trimmedPath}`;
}
