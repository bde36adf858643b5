import type { FallbackFields } from '@cityguide/widget-kit/explain';
import type { CatalogueServer } from './CatalogueState';

/** Fields of fallbacks for a page that the catalogue knows nothing of: its editor sees what to replace. */
export function createFields({ root, accounts }: CatalogueServer): FallbackFields {
  const address = (path: string) => new URL(path, location.href).href;
  return {
    accounts: address(accounts),
    server: address(root),
    home: '/',
    site: location.hostname,
    next: '%2F',
    id: 'cityguide-1',
    menu: '<li><a href="/">…</a></li>',
    categories: '<li><a href="/">…</a></li>',
  };
}
