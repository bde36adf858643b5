import { useList, useSite } from '@cityguide/store/react';
import { LiveRegion } from '@cityguide/ui';
import type { WidgetProps } from '@cityguide/widget-kit';
import { useId, useMemo, useRef, useState } from 'react';
import type { definition } from '../definition';
import { readCoordinates } from '../formats/readCoordinates';
import { findMessages } from '../messages';
import { findPlaceMemory } from '../place/findPlaceMemory';
import { usePlace } from '../place/usePlace';
import { useVisitorPosition } from '../position/useVisitorPosition';
import { GridBody } from './GridBody';
import { GridHead } from './GridHead';
import styles from './ListingGrid.module.css';
import { LoadMore } from './LoadMore';
import { SearchField } from './SearchField';
import { Toolbar } from './Toolbar';
import { useFocusOnAdded } from './useFocusOnAdded';
import { useListings } from './useListings';
import { useListNews } from './useListNews';

/** Cards of places with tabs, search and Load More (LIST-1 to LIST-10). */
export function ListingGrid({ options, data }: WidgetProps<typeof definition>) {
  const words = findMessages(useSite());
  const panelId = useId();
  const cards = useRef<HTMLUListElement>(null);
  const [memory] = useState(() => findPlaceMemory(options));
  const [place] = useState(memory.recall);
  const list = useListings(options, { data, place });
  const state = useList(list);
  const visitor = useVisitorPosition(navigator.geolocation);
  const expectFocus = useFocusOnAdded({ cards, ...state });
  usePlace({ list, memory, place, cards });

  const { latitude, longitude } = options;
  const mountPlace = useMemo(() => readCoordinates({ latitude, longitude }), [latitude, longitude]);
  const panel = options.tabs ? ({ role: 'tabpanel', 'aria-label': words.places } as const) : {};

  function showMore() {
    expectFocus();
    void list.addPage();
  }

  return (
    <section className={styles.grid} aria-label={options.title || words.places}>
      <GridHead title={options.title}>
        {options.search && (
          <SearchField
            label={words.search}
            words={state.params.keywords ?? ''}
            onSearch={(keywords) => void list.search(keywords)}
          />
        )}
      </GridHead>
      <Toolbar
        options={options}
        list={list}
        params={state.params}
        visitor={visitor}
        words={words}
        panelId={panelId}
      />
      <div id={panelId} {...panel}>
        <GridBody
          list={list}
          state={state}
          origin={visitor.position ?? mountPlace}
          headingLevel={options.title ? 3 : 2}
          searched={options.search ? (state.params.keywords ?? '') : ''}
          words={words}
          cards={cards}
        />
      </div>
      {options.loadMore && state.hasMore && state.items.length > 0 && (
        <LoadMore isFetching={state.isFetching} words={words} onMore={showMore} />
      )}
      <LiveRegion message={useListNews(state, words)} />
    </section>
  );
}
