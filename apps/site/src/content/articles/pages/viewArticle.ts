import type { ArticleSummary } from '../../createContent';

export type ArticleView = ReturnType<ReturnType<typeof createArticleView>>;

/** Creates the view model of articles for the templates; dates are formatted in the site's time zone. */
export function createArticleView(timeZone: string) {
  const longDate = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'long' });
  return (article: ArticleSummary) => ({
    id: article.id,
    name: article.name,
    href: article.path,
    image: article.image_path ?? undefined,
    summary: article.summary,
    author: article.author,
    type: article.type_name,
    typeHref: article.type_path,
    dateTime: new Date(article.date_published).toISOString(),
    date: longDate.format(article.date_published),
  });
}
