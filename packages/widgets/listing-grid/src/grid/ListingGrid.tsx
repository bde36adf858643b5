import { useList, useSite } from '@cityguide/store/react';
import { LiveRegion } from '@cityguide/ui';
import type { WidgetProps } from '@cityguide/widget-kit';
import { useId, useMemo, useRef, useState } from 'react';
import type { definition } from '../definition';
import { readCoordinates } from '@cityguide/site-config/formats';
import { findMessages } from '../messages';
import { MapArea } from '../map/MapArea';
import type { GridView } from '../map/MapSwitch';
import { findPageAddress } from '../paging/findPageAddress';
import { GridPages } from '../paging/GridPages';
import { goToTop } from '../paging/goToTop';
import { findPlaceMemory } from '../place/findPlaceMemory';
import { usePlace } from '../place/usePlace';
import { useVisitorPosition } from '../position/useVisitorPosition';
import { GridBody } from './GridBody';
import { GridHead } from './GridHead';
import styles from './ListingGrid.module.css';
import { LoadMore } from './LoadMore';
import { Toolbar } from './Toolbar';
import { useFocusOnAdded } from './useFocusOnAdded';
import { useListings } from './useListings';
import { useListNews } from './useListNews';

/** Cards of places with tabs, search, and Load More or numbered pages (LIST-1 to LIST-10). */
export function ListingGrid({ options, data }: WidgetProps<typeof definition>) {
  const words = findMessages(useSite());
  const panelId = useId();
  const grid = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const [address] = useState(() => findPageAddress(options));
  const [memory] = useState(() => findPlaceMemory(options));
  const [place] = useState(memory.recall);
  const { list, isIdle } = useListings(options, { data, place, address });
  const state = useList(list);
  const visitor = useVisitorPosition(navigator.geolocation);
  const expectFocus = useFocusOnAdded({ cards, ...state });
  usePlace({ list, memory, place, cards, isPaged: Boolean(address) });

  const { latitude, longitude } = options;
  const mountPlace = useMemo(() => readCoordinates({ latitude, longitude }), [latitude, longitude]);
  const [view, setView] = useState<GridView>('list');
  const canGrow = !address && options.loadMore && state.hasMore && state.items.length > 0;

  function showMore() {
    expectFocus();
    void list.addPage();
  }

  const body = (
    <GridBody
      list={list}
      state={state}
      origin={visitor.position ?? mountPlace}
      headingLevel={options.title ? 3 : 2}
      searched={options.search ? (state.params.keywords ?? '') : ''}
      words={words}
      cards={cards}
      isPaged={Boolean(address)}
      isIdle={isIdle}
    />
  );

  return (
    <section ref={grid} className={styles.grid} aria-label={options.title || words.places}>
      <GridHead options={options} kinds={data?.sub_types} list={list} params={state.params} words={words} />
      <Toolbar
        options={options}
        list={list}
        params={state.params}
        visitor={visitor}
        view={view}
        onView={setView}
        words={words}
        panelId={panelId}
      />
      <div
        ref={panel}
        id={panelId}
        role={options.tabs ? 'tabpanel' : 'group'}
        aria-label={words.places}
        tabIndex={-1}
        className={styles.panel}
      >
        {options.map ? (
          <MapArea view={view} listings={state.items} position={visitor.position} words={words}>
            {body}
          </MapArea>
        ) : (
          body
        )}
      </div>
      {canGrow && <LoadMore isFetching={state.isFetching} words={words} onMore={showMore} />}
      {address && (
        <GridPages
          list={list}
          state={state}
          address={address}
          words={words}
          onTurn={() => goToTop(grid.current, panel.current)}
        />
      )}
      <LiveRegion message={useListNews(state, { words, isPaged: Boolean(address) })} />
    </section>
  );
}
