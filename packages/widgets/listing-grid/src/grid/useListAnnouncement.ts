import type { ListingListState } from '@cityguide/store';
import { useEffect, useRef, useState } from 'react';
import type { ListingGridMessages } from '../messages';
import { countPages } from '../paging/countPages';

interface AnnouncementOptions {
  messages: ListingGridMessages;
  /** Whether the list has numbered pages. */
  isPaged: boolean;
}

/** The screen-reader announcement after a response that the visitor requested; none for the first page. */
export function useListAnnouncement(
  state: ListingListState,
  { messages, isPaged }: AnnouncementOptions,
): string {
  const { items, count, params } = state;
  const { limit, offset } = params;
  const previous = useRef({ items, count });
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const { items: oldItems, count: oldCount } = previous.current;
    previous.current = { items, count };
    if (items === oldItems || oldCount === -1) return;
    const isLonger = oldItems.length > 0 && items.length > oldItems.length && items[0] === oldItems[0];
    if (isLonger) return setAnnouncement(messages.added(items.length - oldItems.length, items.length));
    const found = messages.found(count);
    if (!isPaged || count <= 0) return setAnnouncement(found);
    setAnnouncement(`${messages.pageOf(Math.floor(offset / limit) + 1, countPages(count, limit))} ${found}`);
  }, [items, count, offset, limit, messages, isPaged]);

  return announcement;
}
