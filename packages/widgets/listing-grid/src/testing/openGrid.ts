import { createMockBackend, type MockBackend } from '@cityguide/api/mocks';
import { screen, waitFor } from '@testing-library/react';
import { listingsOf } from './listingOf';
import { startPage, type TestPage, type TestPageSettings } from './startPage';

export interface OpenedGrid {
  backend: MockBackend;
  page: TestPage;
  /** The cards in the page now. */
  cards(): HTMLElement[];
  whenShown(count: number): Promise<void>;
  /** Lists asked for so far, as 'ordering offset'. */
  asked(): string[];
  loadMore(): HTMLElement;
}

interface GridSettings extends Omit<TestPageSettings, 'backend'> {
  /** Places that the backend has: 'Place 001' … */
  total?: number;
  isMember?: boolean;
  /** Runs before the grid asks for anything. */
  before?(backend: MockBackend): void;
}

/** Opens a page with one grid over a backend of numbered places. */
export async function openGrid({
  total = 50,
  isMember,
  before,
  ...settings
}: GridSettings = {}): Promise<OpenedGrid> {
  const backend = createMockBackend({ listings: listingsOf(1, total), isMember });
  before?.(backend);
  const page = await startPage({ backend, attributes: 'data-ordering="name"', ...settings });
  // `hidden` spares a look at every ancestor's style, which is slow for many cards.
  const cards = () => screen.queryAllByRole('article', { hidden: true });
  return {
    backend,
    page,
    cards,
    whenShown: (count) => waitFor(() => expect(cards().length).toBe(count)),
    asked: () =>
      backend.calls
        .filter(({ path }) => path === 'listings/')
        .map(
          ({ url: { searchParams } }) => `${searchParams.get('ordering')} ${searchParams.get('offset') ?? 0}`,
        ),
    loadMore: () => screen.getByRole('button', { name: 'Load More', hidden: true }),
  };
}
