import { SavedList } from './SavedList';
import { useSavedPage } from './useSavedPage';

/** The articles that the member has bookmarked. */
export function ArticlesPage() {
  const savedPage = useSavedPage('article-bookmarks');
  return (
    <SavedList
      list="articles"
      savedPage={savedPage}
      getContent={({ article: { id, name, share_url, image_url } }) => ({
        id,
        name,
        href: share_url,
        picture: image_url,
      })}
    />
  );
}
