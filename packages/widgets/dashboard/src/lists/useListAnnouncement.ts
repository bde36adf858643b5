import { useEffect, useRef, useState } from 'react';
import type { ListMessages } from './listMessages';

/** The screen-reader announcement after Load More. */
export function useListAnnouncement(
  { length, isAdding }: { length: number; isAdding: boolean },
  messages: Pick<ListMessages, 'added'>,
): string {
  const previous = useRef({ length, isAdding });
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const { length: oldLength, isAdding: wasAdding } = previous.current;
    previous.current = { length, isAdding };
    if (wasAdding && !isAdding && length > oldLength)
      setAnnouncement(messages.added(length - oldLength, length));
  }, [length, isAdding, messages]);
  return announcement;
}
