import type { Selectable } from 'kysely';
import type { ArticleTypeTable } from '../../platform/database/tables';

const names = ['News', 'Culture', 'Food', 'Real Estate', 'Sports', 'Tech', 'Travel'] as const;
export type ArticleTypeName = (typeof names)[number];

/** The sections that articles belong to. */
export const articleTypes: readonly (Selectable<ArticleTypeTable> & { name: ArticleTypeName })[] = names.map(
  (name, index) => ({
    id: index + 1,
    name,
    path: `/${name.toLowerCase().replace(' ', '-')}/`,
  }),
);
