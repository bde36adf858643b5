import { useList, useSite } from '@cityguide/store/react';
import { LiveRegion } from '@cityguide/ui';
import type { WidgetProps } from '@cityguide/widget-kit';
import { useId, useMemo, useRef, useState } from 'react';
import type { definition } from '../definition';
import { parseCoordinates } from '@cityguide/site-config/formats';
import { findMessages } from '../messages';
import { MapArea } from '../map/MapArea';
import type { GridView } from '../map/ViewSwitch';
import { getPageUrl } from '../paging/getPageUrl';
import { GridPagination } from '../paging/GridPagination';
import { openScrollPositionStorage } from '../scroll-position/openScrollPositionStorage';
import { useScrollPosition } from '../scroll-position/useScrollPosition';
import { useDistanceOrder } from '../position/useDistanceOrder';
import { useVisitorPosition } from '../position/useVisitorPosition';
import { GridBody } from './GridBody';
import { GridHeader } from './GridHeader';
import styles from './ListingGrid.module.css';
import { LoadMore } from './LoadMore';
import { Toolbar } from './Toolbar';
import { useFocusAddedCard } from './useFocusAddedCard';
import { useListings } from './useListings';
import { useListAnnouncement } from './useListAnnouncement';

/** Cards of listings with tabs, search, and Load More or numbered pages (LIST-1 to LIST-10). */
export function ListingGrid({ options, data }: WidgetProps<typeof definition>) {
  const messages = findMessages(useSite());
  const panelId = useId();
  const grid = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const [pageUrl] = useState(() => getPageUrl(options));
  const [scrollPositionStorage] = useState(() => openScrollPositionStorage(options));
  const [scrollPosition] = useState(scrollPositionStorage.restore);
  const { list, isIdle } = useListings(options, { data, scrollPosition, pageUrl });
  const state = useList(list);
  const visitor = useVisitorPosition(navigator.geolocation);
  useDistanceOrder(list, { position: visitor.position, ordering: options.ordering });
  const focusNextAdded = useFocusAddedCard({ cards, ...state });
  useScrollPosition({
    list,
    storage: scrollPositionStorage,
    scrollPosition,
    cards,
    isPaged: Boolean(pageUrl),
  });

  const { latitude, longitude } = options;
  const mountPointCoordinates = useMemo(
    () => parseCoordinates({ latitude, longitude }),
    [latitude, longitude],
  );
  const [view, setView] = useState<GridView>('list');
  const canLoadMore = !pageUrl && options.loadMore && state.hasMore && state.items.length > 0;

  function showMore() {
    focusNextAdded();
    void list.addPage();
  }

  const body = (
    <GridBody
      list={list}
      state={state}
      origin={visitor.position ?? mountPointCoordinates}
      headingLevel={options.title ? 3 : 2}
      searchKeywords={options.search ? (state.params.keywords ?? '') : ''}
      messages={messages}
      cards={cards}
      isPaged={Boolean(pageUrl)}
      isIdle={isIdle}
    />
  );

  return (
    <section ref={grid} className={styles.grid} aria-label={options.title || messages.places}>
      <GridHeader
        options={options}
        subTypes={data?.sub_types}
        list={list}
        params={state.params}
        messages={messages}
      />
      <Toolbar
        options={options}
        list={list}
        params={state.params}
        visitor={visitor}
        view={view}
        onViewChange={setView}
        messages={messages}
        panelId={panelId}
      />
      <div
        ref={panel}
        id={panelId}
        role={options.tabs ? 'tabpanel' : 'group'}
        aria-label={messages.places}
        tabIndex={-1}
        className={styles.panel}
      >
        {options.map ? (
          <MapArea view={view} listings={state.items} position={visitor.position} messages={messages}>
            {body}
          </MapArea>
        ) : (
          body
        )}
      </div>
      {canLoadMore && <LoadMore isFetching={state.isFetching} messages={messages} onMore={showMore} />}
      {pageUrl && (
        <GridPagination
          list={list}
          state={state}
          pageUrl={pageUrl}
          messages={messages}
          onPageChange={() => scrollToTop(grid.current, panel.current)}
        />
      )}
      <LiveRegion message={useListAnnouncement(state, { messages, isPaged: Boolean(pageUrl) })} />
    </section>
  );
}

/** Called when another page is chosen: moves scroll position and focus to the top of the list. */
function scrollToTop(grid: HTMLElement | null, panel: HTMLElement | null): void {
  // Not if the top is already in view.
  if (grid && grid.getBoundingClientRect().top < 0)
    grid.scrollIntoView({ block: 'start', behavior: 'instant' });
  panel?.focus({ preventScroll: true });
}
