import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createListings } from '../testing/createListing';
import { openGrid, type OpenedGrid } from '../testing/openGrid';

let grid: OpenedGrid;
const user = userEvent.setup();
afterEach(() => grid.page.stop());

const kinds = [
  { id: 11, name: 'Bakeries' },
  { id: 12, name: 'Pubs' },
];
const contentOf = (sub_types: typeof kinds) => {
  const results = createListings(1, 12).map(({ id, name }) => ({ id, name }));
  return `<script type="application/json">${JSON.stringify({ results, count: 50, sub_types })}</script>`;
};
const last = () => grid.backend.calls.filter(({ path }) => path === 'listings/').at(-1)?.url.searchParams;

describe('sub type filter', () => {
  it('LIST-1.sub-type LIST-3 requests the first page of the sub type, and all again', async () => {
    grid = await openGrid({ content: contentOf(kinds) });
    await user.click(grid.loadMore());
    await grid.waitForCards(24);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Pubs');
    await waitFor(() => expect(last()?.get('sub_type')).toBe('12'));
    expect(last()?.get('offset') ?? '0').toBe('0');
    expect(last()?.get('ordering')).toBe('name');
    await user.selectOptions(screen.getByRole('combobox'), 'All kinds');
    await waitFor(() => expect(last()?.has('sub_type')).toBe(false));
  });

  it('LIST-1.sub-type starts with the sub type of the mount point', async () => {
    grid = await openGrid({ content: contentOf(kinds), attributes: 'data-sub-type="12"' });
    expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveDisplayValue('Pubs');
  });

  it('is not shown where there is nothing to choose', async () => {
    grid = await openGrid({ content: contentOf(kinds.slice(0, 1)) });
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});
