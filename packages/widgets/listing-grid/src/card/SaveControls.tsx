import { useSaved } from '@cityguide/store/react';
import { SavedToggle } from '@cityguide/ui';
import type { ListingGridMessages } from '../messages';

interface SaveControlsProps {
  id: number;
  name: string;
  words: ListingGridMessages;
}

/** Heart and tick on the picture: the only parts of a card that follow what the visitor has saved (LIST-8). */
export function SaveControls({ id, name, words }: SaveControlsProps) {
  const [isFavourite, toggleFavourite] = useSaved('favourites', id);
  const [isTodo, toggleTodo] = useSaved('todos', id);
  return (
    <>
      <SavedToggle isOnPicture label={words.save(name)} isSaved={isFavourite} onToggle={toggleFavourite} />
      <SavedToggle
        isOnPicture
        mark="check"
        label={words.wantToGo(name)}
        isSaved={isTodo}
        onToggle={toggleTodo}
      />
    </>
  );
}
