import type { ListingListState } from '@cityguide/store';
import { useEffect, useRef, useState } from 'react';
import type { ListingGridMessages } from '../messages';

/** What a screen-reader user is told after an answer that they asked for: nothing about the first page. */
export function useListNews({ items, count }: ListingListState, words: ListingGridMessages): string {
  const before = useRef({ items, count });
  const [news, setNews] = useState('');

  useEffect(() => {
    const { items: old, count: oldCount } = before.current;
    before.current = { items, count };
    if (items === old || oldCount === -1) return;
    const isLonger = old.length > 0 && items.length > old.length && items[0] === old[0];
    setNews(isLonger ? words.added(items.length - old.length, items.length) : words.found(count));
  }, [items, count, words]);

  return news;
}
