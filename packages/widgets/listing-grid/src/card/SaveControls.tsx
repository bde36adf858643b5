import { useSaved } from '@cityguide/store/react';
import { SavedToggle } from '@cityguide/ui';
import type { ListingGridMessages } from '../messages';

interface SaveControlsProps {
  id: number;
  name: string;
  words: ListingGridMessages;
}

/** The heart on the picture: the only part of a card that follows the visitor's saved places. */
export function SaveControls({ id, name, words }: SaveControlsProps) {
  const [isSaved, toggle] = useSaved('favourites', id);
  return <SavedToggle isOnPicture label={words.save(name)} isSaved={isSaved} onToggle={toggle} />;
}
