import { createMockBackend, type MockBackend } from '@cityguide/api/mocks';
import { screen, waitFor } from '@testing-library/react';
import { createListings } from './createListing';
import { startPage, type TestPage, type TestPageSettings } from './startPage';

export interface OpenedGrid {
  backend: MockBackend;
  page: TestPage;
  /** The cards that are in the page now. */
  cards(): HTMLElement[];
  waitForCards(count: number): Promise<void>;
  /** List requests so far, as 'ordering offset'. */
  requests(): string[];
  loadMore(): HTMLElement;
}

interface GridSettings extends Omit<TestPageSettings, 'backend'> {
  /** How many listings the backend has: 'Place 001' … */
  total?: number;
  isMember?: boolean;
  /** Runs before the grid sends any request. */
  prepare?(backend: MockBackend): void;
}

/** Opens a page with one grid and a mock backend of numbered listings. */
export async function openGrid({
  total = 50,
  isMember,
  prepare,
  ...settings
}: GridSettings = {}): Promise<OpenedGrid> {
  const backend = createMockBackend({ listings: createListings(1, total), isMember });
  prepare?.(backend);
  const page = await startPage({ backend, attributes: 'data-ordering="name"', ...settings });
  // `hidden` skips checking every ancestor's style, which is slow for many cards.
  const cards = () => screen.queryAllByRole('article', { hidden: true });
  return {
    backend,
    page,
    cards,
    waitForCards: (count) => waitFor(() => expect(cards().length).toBe(count)),
    requests: () =>
      backend.calls
        .filter(({ path }) => path === 'listings/')
        .map(
          ({ url: { searchParams } }) => `${searchParams.get('ordering')} ${searchParams.get('offset') ?? 0}`,
        ),
    loadMore: () => screen.getByRole('button', { name: 'Load More', hidden: true }),
  };
}
