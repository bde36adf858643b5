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
    await grid.whenShown(12);
    await user.click(grid.loadMore());
    await grid.whenShown(24);
    await user.type(screen.getByRole('searchbox', { name: 'Search these places' }), 'Place 037');
    await grid.whenShown(1);
    expect(grid.backend.calls.at(-1)?.url.searchParams.get('keywords')).toBe('Place 037');
    expect(grid.backend.calls.at(-1)?.url.searchParams.get('offset') ?? '0').toBe('0');
    expect(screen.getByText('1 place.')).toBeInTheDocument();
  });

  it('LIST-2 asks once the visitor pauses, and at once on Enter', async () => {
    grid = await openGrid({ attributes: 'data-search data-ordering="name"' });
    await grid.whenShown(12);
    await user.type(screen.getByRole('searchbox'), 'Place 037{Enter}');
    await grid.whenShown(1);
    expect(grid.asked()).toHaveLength(2);
  });

  it('offers the way back where nothing matches', async () => {
    grid = await openGrid({ attributes: 'data-search data-ordering="name"' });
    await grid.whenShown(12);
    await user.type(screen.getByRole('searchbox'), 'unicorn{Enter}');
    expect(await screen.findByText('No place matches “unicorn”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await grid.whenShown(12);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('is not there unless the page wants it', async () => {
    grid = await openGrid();
    await grid.whenShown(12);
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});

describe('the field alone', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('LIST-2 asks after 300 ms, and for nothing where it is gone before', () => {
    const onSearch = jest.fn();
    const { unmount } = render(<SearchField label="Search" words="" onSearch={onSearch} />);
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
