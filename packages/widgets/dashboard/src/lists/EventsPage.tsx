import { formatExactTime } from '@cityguide/site-config/formats';
import { useSite } from '@cityguide/store/react';
import { useLanguage, useMessages } from '../useMessages';
import { listMessages } from './listMessages';
import { SavedList } from './SavedList';
import { useSavedPage } from './useSavedPage';

/** The events that the member has bookmarked. */
export function EventsPage() {
  const savedPage = useSavedPage('event-bookmarks');
  const language = useLanguage();
  const messages = useMessages(listMessages);
  const { timeZone } = useSite();
  return (
    <SavedList
      list="events"
      savedPage={savedPage}
      getContent={({ event: { id, name, share_url, image_url, start, listing, address, is_cancelled } }) => ({
        id,
        name,
        href: share_url,
        picture: image_url,
        facts: [
          is_cancelled ? messages.cancelled : null,
          formatExactTime(start, { language, timeZone })?.title,
          listing?.name ?? address,
        ],
      })}
    />
  );
}
