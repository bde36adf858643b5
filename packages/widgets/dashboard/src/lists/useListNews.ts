import { useEffect, useRef, useState } from 'react';
import type { ListMessages } from './listMessages';

/** What a screen-reader user is told after Load More. */
export function useListNews(
  { length, isAdding }: { length: number; isAdding: boolean },
  words: Pick<ListMessages, 'added'>,
): string {
  const before = useRef({ length, isAdding });
  const [news, setNews] = useState('');
  useEffect(() => {
    const { length: old, isAdding: wasAdding } = before.current;
    before.current = { length, isAdding };
    if (wasAdding && !isAdding && length > old) setNews(words.added(length - old, length));
  }, [length, isAdding, words]);
  return news;
}
