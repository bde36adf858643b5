import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openGrid, type OpenedGrid } from '../testing/openGrid';
import { SearchField } from './SearchField';

let grid: OpenedGrid;
const user = userEvent.setup();

describe('search', () => {
  afterEach(() => grid.page.stop());

  it('LIST-2.search LIST-3.search LIST-1.keywords replaces the cards by the matches from the first page', async () => {
    grid = await openGrid({ attributes: 'data-search data-ordering="name"' });
    await grid.waitForCards(12);
    await user.click(grid.loadMore());
    await grid.waitForCards(24);
    await user.type(screen.getByRole('searchbox', { name: 'Search these places' }), 'Place 037');
    await grid.waitForCards(1);
    expect(grid.backend.calls.at(-1)?.url.searchParams.get('keywords')).toBe('Place 037');
    expect(grid.backend.calls.at(-1)?.url.searchParams.get('offset') ?? '0').toBe('0');
    expect(screen.getByText('1 place.')).toBeInTheDocument();
  });

  it('LIST-2 searches once the visitor pauses, and at once on Enter', async () => {
    grid = await openGrid({ attributes: 'data-search data-ordering="name"' });
    await grid.waitForCards(12);
    await user.type(screen.getByRole('searchbox'), 'Place 037{Enter}');
    await grid.waitForCards(1);
    expect(grid.requests()).toHaveLength(2);
  });

  it('offers to clear the search where nothing matches', async () => {
    grid = await openGrid({ attributes: 'data-search data-ordering="name"' });
    await grid.waitForCards(12);
    await user.type(screen.getByRole('searchbox'), 'unicorn{Enter}');
    expect(await screen.findByText('No place matches “unicorn”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await grid.waitForCards(12);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('is not shown unless the page enables it', async () => {
    grid = await openGrid();
    await grid.waitForCards(12);
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});

describe('the field alone', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('LIST-2 searches after 300 ms, and not if it is unmounted before', () => {
    const onSearch = jest.fn();
    const { unmount } = render(<SearchField label="Search" keywords="" onSearch={onSearch} />);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'noodles' } });
    jest.advanceTimersByTime(299);
    expect(onSearch).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onSearch.mock.calls).toEqual([['noodles']]);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'noodle' } });
    unmount();
    jest.advanceTimersByTime(1000);
    expect(onSearch).toHaveBeenCalledTimes(1);
  });
});
