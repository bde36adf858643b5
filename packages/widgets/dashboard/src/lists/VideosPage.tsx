import { useMessages } from '../useMessages';
import { listMessages } from './listMessages';
import { SavedList } from './SavedList';
import { useSavedPage } from './useSavedPage';

const SECONDS_A_MINUTE = 60;

/** The videos that the member has bookmarked. */
export function VideosPage() {
  const savedPage = useSavedPage('video-bookmarks');
  const messages = useMessages(listMessages);
  return (
    <SavedList
      list="videos"
      savedPage={savedPage}
      getContent={({ video: { id, name, share_url, image_url, duration } }) => ({
        id,
        name,
        href: share_url,
        picture: image_url,
        facts: [duration ? messages.minutes(Math.max(1, Math.round(duration / SECONDS_A_MINUTE))) : null],
      })}
    />
  );
}
