import { tellExactTime } from '@cityguide/site-config/formats';
import { useSite } from '@cityguide/store/react';
import { useLanguage, useWords } from '../words/useWords';
import { listMessages } from './listMessages';
import { SavedList } from './SavedList';
import { useSavedPage } from './useSavedPage';

/** The events that the member means to see. */
export function EventsPage() {
  const opened = useSavedPage('event-bookmarks');
  const language = useLanguage();
  const words = useWords(listMessages);
  const { timeZone } = useSite();
  return (
    <SavedList
      list="events"
      opened={opened}
      describe={({ event: { id, name, share_url, image_url, start, listing, address, is_cancelled } }) => ({
        id,
        name,
        href: share_url,
        picture: image_url,
        facts: [
          is_cancelled ? words.cancelled : null,
          tellExactTime(start, { language, timeZone })?.title,
          listing?.name ?? address,
        ],
      })}
    />
  );
}
