import { SavedList } from './SavedList';
import { useSavedPage } from './useSavedPage';

/** The stories that the member has kept. */
export function ArticlesPage() {
  const opened = useSavedPage('article-bookmarks');
  return (
    <SavedList
      list="articles"
      opened={opened}
      describe={({ article: { id, name, share_url, image_url } }) => ({
        id,
        name,
        href: share_url,
        picture: image_url,
      })}
    />
  );
}
