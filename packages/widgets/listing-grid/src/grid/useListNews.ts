import type { ListingListState } from '@cityguide/store';
import { useEffect, useRef, useState } from 'react';
import type { ListingGridMessages } from '../messages';
import { countPages } from '../paging/countPages';

interface NewsSettings {
  words: ListingGridMessages;
  /** The list has numbered pages. */
  isPaged: boolean;
}

/** What a screen-reader user is told after an answer that they asked for: nothing about the first page. */
export function useListNews(state: ListingListState, { words, isPaged }: NewsSettings): string {
  const { items, count, params } = state;
  const { limit, offset } = params;
  const before = useRef({ items, count });
  const [news, setNews] = useState('');

  useEffect(() => {
    const { items: old, count: oldCount } = before.current;
    before.current = { items, count };
    if (items === old || oldCount === -1) return;
    const isLonger = old.length > 0 && items.length > old.length && items[0] === old[0];
    if (isLonger) return setNews(words.added(items.length - old.length, items.length));
    const found = words.found(count);
    if (!isPaged || count <= 0) return setNews(found);
    setNews(`${words.pageOf(Math.floor(offset / limit) + 1, countPages(count, limit))} ${found}`);
  }, [items, count, offset, limit, words, isPaged]);

  return news;
}
