import type { CityArticleType } from '../City';

const names = ['News', 'Culture', 'Food', 'Real Estate', 'Sports', 'Tech', 'Travel'] as const;
export type ArticleTypeName = (typeof names)[number];

/** The sections that articles belong to. */
export const articleTypes: readonly (CityArticleType & { name: ArticleTypeName })[] = names.map(
  (name, index) => ({
    id: index + 1,
    name,
    path: `/${name.toLowerCase().replace(' ', '-')}/`,
  }),
);
