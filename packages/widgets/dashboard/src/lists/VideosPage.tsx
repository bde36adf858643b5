import { useWords } from '../words/useWords';
import { listMessages } from './listMessages';
import { SavedList } from './SavedList';
import { useSavedPage } from './useSavedPage';

const SECONDS_A_MINUTE = 60;

/** The videos that the member has kept. */
export function VideosPage() {
  const opened = useSavedPage('video-bookmarks');
  const words = useWords(listMessages);
  return (
    <SavedList
      list="videos"
      opened={opened}
      describe={({ video: { id, name, share_url, image_url, duration } }) => ({
        id,
        name,
        href: share_url,
        picture: image_url,
        facts: [duration ? words.minutes(Math.max(1, Math.round(duration / SECONDS_A_MINUTE))) : null],
      })}
    />
  );
}
