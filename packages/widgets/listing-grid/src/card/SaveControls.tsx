import { useSaved } from '@cityguide/store/react';
import { SavedToggle } from '@cityguide/ui';
import type { ListingGridMessages } from '../messages';

interface SaveControlsProps {
  id: number;
  name: string;
  messages: ListingGridMessages;
}

/** Heart and tick on the picture: the only parts of a card that depend on what the visitor has saved (LIST-8). */
export function SaveControls({ id, name, messages }: SaveControlsProps) {
  const [isFavourite, toggleFavourite] = useSaved('favourites', id);
  const [isTodo, toggleTodo] = useSaved('todos', id);
  return (
    <>
      <SavedToggle isOverImage label={messages.save(name)} isSaved={isFavourite} onToggle={toggleFavourite} />
      <SavedToggle
        isOverImage
        icon="check"
        label={messages.wantToGo(name)}
        isSaved={isTodo}
        onToggle={toggleTodo}
      />
    </>
  );
}
