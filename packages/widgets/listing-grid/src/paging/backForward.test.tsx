import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setUrl } from '../testing/setUrl';
import { openGrid, type OpenedGrid } from '../testing/openGrid';

let grid: OpenedGrid;
const user = userEvent.setup();
const current = () => document.querySelector('[aria-current="page"]')?.textContent;
const firstName = () => screen.getAllByRole('heading')[0]?.textContent;

async function turnTo(label: string, name: string) {
  await user.click(screen.getByRole('link', { name: label }));
  await waitFor(() => expect(firstName()).toBe(name));
}

async function moveBy(steps: number) {
  await act(async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.go(steps);
    await moved;
  });
}

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  grid.page.stop();
  setUrl('/');
});

describe('Back and Forward', () => {
  it('O-PAG-04 LIST-6.back-forward move between pages; URL, current label and cards agree', async () => {
    setUrl('/list/');
    grid = await openGrid({ attributes: 'data-paging="pages" data-ordering="name"' });
    await grid.waitForCards(12);
    await turnTo('Page 2', 'Place 013');
    await turnTo('Page 3', 'Place 025');
    await turnTo('Page 1', 'Place 001');
    expect(location.search).toBe('');
    for (const [steps, search, label, name] of [
      [-1, '?page=2', '3', 'Place 025'],
      [-1, '?page=1', '2', 'Place 013'],
      [-1, '', '1', 'Place 001'],
      [2, '?page=2', '3', 'Place 025'],
    ] as const) {
      await moveBy(steps);
      await waitFor(() => expect(firstName()).toBe(name));
      expect(location.search).toBe(search);
      expect(current()).toBe(label);
    }
  });

  it('LIST-6 the ordering is restored with its page', async () => {
    setUrl('/list/?page=1');
    grid = await openGrid({ attributes: 'data-paging="pages" data-ordering="name"' });
    await grid.waitForCards(12);
    await user.click(screen.getByRole('tab', { name: 'RATING' }));
    await waitFor(() => expect(grid.requests().at(-1)).toBe('-rating 0'));
    await moveBy(-1);
    await waitFor(() => expect(grid.requests().at(-1)).toBe('name 12'));
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('A–Z');
  });

  it('LIST-6 LIST-1 a sub type is also in the URL, and is removed by Back', async () => {
    setUrl('/list/?page=1');
    const sub_types = [
      { id: 11, name: 'Bakeries' },
      { id: 12, name: 'Pubs' },
    ];
    const data = { results: [], count: 0, sub_types, offset: 99 };
    grid = await openGrid({
      attributes: 'data-paging="pages" data-ordering="name"',
      content: `<script type="application/json">${JSON.stringify(data)}</script>`,
    });
    await waitFor(() => expect(grid.requests()).toHaveLength(1));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Pubs');
    await waitFor(() => expect(location.search).toBe('?sub_type=12'));
    await moveBy(-1);
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveDisplayValue('All kinds'));
  });

  it('LIST-6 a grid with its own parameter leaves the other’s alone', async () => {
    setUrl('/list/?page=3');
    const attributes = 'data-paging="pages" data-ordering="name" data-page-parameter="bars"';
    grid = await openGrid({ attributes });
    await grid.waitForCards(12);
    await turnTo('Page 2', 'Place 013');
    expect(location.search).toBe('?page=3&bars=1');
    await user.click(screen.getByRole('tab', { name: 'RATING' }));
    await waitFor(() => expect(location.search).toBe('?page=3&bars-ordering=-rating'));
  });

  it('LIST-6 stops listening once the grid is unmounted', async () => {
    setUrl('/list/');
    grid = await openGrid({ attributes: 'data-paging="pages" data-ordering="name"' });
    await grid.waitForCards(12);
    await turnTo('Page 2', 'Place 013');
    grid.page.stop();
    await moveBy(-1);
    expect(grid.requests()).toHaveLength(2);
    expect(location.search).toBe('');
  });
});
