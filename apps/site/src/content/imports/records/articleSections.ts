import { defaultSiteConfig, sitePaths } from '@cityguide/site-config';
import { foldText } from '@cityguide/site-config/formats';

const paths = sitePaths(defaultSiteConfig);

/** The sections that the site has pages for (SITE-5), with their names in the languages of the files that people have. */
export const articleSections = [
  { path: paths.news, name: 'News', otherNames: ['latest news', 'nouvelles', 'actualites'] },
  { path: paths.culture, name: 'Culture', otherNames: ['arts'] },
  { path: paths.food, name: 'Food', otherNames: ['eat & drink', 'gastronomie', 'cuisine'] },
  { path: paths.realEstate, name: 'Real Estate', otherNames: ['immobilier'] },
  { path: paths.sports, name: 'Sports', otherNames: ['sport'] },
  { path: paths.tech, name: 'Tech', otherNames: ['technology', 'technologie', 'techno'] },
  { path: paths.travel, name: 'Travel', otherNames: ['voyage', 'voyages'] },
] as const;
export type ArticleSection = (typeof articleSections)[number];

/** By its name in English or French, or its path: `Food`, `/food/`, `food`. */
export function findArticleSection(text: string): ArticleSection | undefined {
  const wanted = foldText(text);
  return articleSections.find(({ name, path, otherNames }) =>
    [foldText(name), path, path.slice(1, -1), ...otherNames].includes(wanted),
  );
}
