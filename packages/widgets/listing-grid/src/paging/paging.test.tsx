import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setUrl } from '../testing/setUrl';
import { createListings } from '../testing/createListing';
import { openGrid, type OpenedGrid } from '../testing/openGrid';

let grid: OpenedGrid;
const user = userEvent.setup();
const attributes = 'data-paging="pages" data-ordering="name"';

const labels = () =>
  within(screen.getByRole('navigation', { name: 'Pages' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .join(' ');
const current = () => document.querySelector('[aria-current="page"]')?.textContent;
const firstName = () => screen.getAllByRole('heading')[0]?.textContent;
const link = (name: string) => screen.getByRole('link', { name });

async function openAt(address: string, settings: Parameters<typeof openGrid>[0] = {}) {
  setUrl(address);
  grid = await openGrid({ attributes, ...settings });
}

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  grid.page.stop();
  setUrl('/');
});

describe('a grid of numbered pages', () => {
  it.each([
    ['/list/?page=1', 'name 12', '2'],
    ['/list/?page=0', 'name 0', '1'],
    ['/list/', 'name 0', '1'],
  ])(
    'O-PAG-01 O-PAG-03 LIST-6.start-page LIST-6.no-page %s sends one request, for %s',
    async (address, request, currentLabel) => {
      const { length } = history;
      await openAt(address);
      await grid.waitForCards(12);
      expect(grid.requests()).toEqual([request]);
      expect(current()).toBe(currentLabel);
      expect(history.length).toBe(length);
      expect(location.pathname + location.search).toBe(address);
    },
  );

  it('O-PAG-01 LIST-6.zero-based label 3 requests offset 24 and sets page=2', async () => {
    await openAt('/list/?page=1&q=x');
    await grid.waitForCards(12);
    await user.click(link('Page 3'));
    await waitFor(() => expect(firstName()).toBe('Place 025'));
    expect(grid.requests()).toEqual(['name 12', 'name 24']);
    expect(location.search).toBe('?page=2&q=x');
    expect(current()).toBe('3');
  });

  it.each(['abc', '-1', '1.5', '', '1e3', '%00'])(
    'LIST-6.nonsense page=%s is the first page',
    async (page) => {
      await openAt(`/list/?page=${page}`);
      await grid.waitForCards(12);
      expect(grid.requests()).toEqual(['name 0']);
      expect(current()).toBe('1');
    },
  );

  it.each(['2', '3', '99', '99999999999999999999'])(
    'O-PAG-05 LIST-6.past-end page=%s of two is the last',
    async (page) => {
      const { length } = history;
      await openAt(`/list/?page=${page}`, { total: 24 });
      await grid.waitForCards(12);
      // Back leads to where the visitor came from, not to a page that does not exist.
      expect(history.length).toBe(length);
      expect(firstName()).toBe('Place 013');
      expect(labels()).toBe('1 2');
      expect(current()).toBe('2');
      expect(location.search).toBe('?page=1');
      await user.click(link('Page 1'));
      await waitFor(() => expect(firstName()).toBe('Place 001'));
    },
  );

  it('O-PAG-06 LIST-6.next-label the next label says how many places the next page has', async () => {
    await openAt('/list/', { total: 25 });
    await grid.waitForCards(12);
    expect(labels()).toBe('1 2 3');
    await user.click(link('Next 12'));
    await waitFor(() => expect(firstName()).toBe('Place 013'));
    await user.click(link('Next 1'));
    await waitFor(() => expect(firstName()).toBe('Place 025'));
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    expect(link('Previous')).toHaveAttribute('href', '/list/?page=1');
  });

  it('LIST-6 links are real, so that they can be opened in another tab', async () => {
    await openAt('/list/');
    await grid.waitForCards(12);
    expect(link('Page 1')).toHaveAttribute('href', '/list/');
    expect(link('Page 2')).toHaveAttribute('href', '/list/?page=1');
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    link('Page 2').addEventListener('click', (event) => event.preventDefault());
    act(() => void link('Page 2').dispatchEvent(press));
    expect(grid.requests()).toEqual(['name 0']);
  });

  it('LIST-6 links only have the page where the URL had an offset', async () => {
    await openAt('/list/?offset=12&q=x');
    await grid.waitForCards(12);
    expect(link('Page 1')).toHaveAttribute('href', '/list/?q=x');
    expect(link('Page 3')).toHaveAttribute('href', '/list/?q=x&page=2');
  });

  it('LIST-6 changes the page by Enter and Space and by no other key', async () => {
    await openAt('/list/', { total: 200 });
    await grid.waitForCards(12);
    link('Page 2').focus();
    await user.keyboard('a1{ArrowRight}{Escape}');
    expect(grid.requests()).toEqual(['name 0']);
    await user.keyboard(' ');
    await waitFor(() => expect(firstName()).toBe('Place 013'));
    link('Page 3').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(firstName()).toBe('Place 025'));
    screen.getByRole('button', { name: 'Jump to page 7' }).focus();
    await user.keyboard('x');
    expect(grid.requests()).toHaveLength(3);
    await user.keyboard(' ');
    await waitFor(() => expect(firstName()).toBe('Place 073'));
  });

  it('LIST-6 the current number does nothing', async () => {
    await openAt('/list/?page=1');
    await grid.waitForCards(12);
    await user.click(link('Page 2'));
    expect(grid.requests()).toEqual(['name 12']);
  });

  it('LIST-6 moves the focus to the list and announces the page', async () => {
    await openAt('/list/');
    await grid.waitForCards(12);
    await user.click(link('Page 3'));
    expect(screen.getByRole('tabpanel')).toHaveFocus();
    await screen.findByText('Page 3 of 5. 50 places.');
  });

  it('LIST-6 LIST-3.sort LIST-3.search another ordering or search goes to the first page', async () => {
    await openAt('/list/?page=2', { attributes: `${attributes} data-search` });
    await grid.waitForCards(12);
    await user.click(screen.getByRole('tab', { name: 'RATING' }));
    await waitFor(() => expect(grid.requests()).toEqual(['name 24', '-rating 0']));
    expect(location.search).toBe('?ordering=-rating');
    expect(current()).toBe('1');
    await user.click(link('Page 2'));
    await waitFor(() => expect(grid.requests().at(-1)).toBe('-rating 12'));
    await user.type(screen.getByRole('searchbox'), 'Place 03{Enter}');
    await waitFor(() => expect(grid.requests().at(-1)).toBe('-rating 0'));
    expect(location.search).toBe('?ordering=-rating');
  });

  it('LIST-6 shows a single page as its number, and none where nothing is found', async () => {
    await openAt('/list/', { total: 3 });
    await grid.waitForCards(3);
    expect(labels()).toBe('1');
    expect(screen.queryByText(/Next|Previous/)).not.toBeInTheDocument();
    grid.page.stop();
    await openAt('/list/', { total: 0 });
    await screen.findByText('There are no places here yet.');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('LIST-6 after an error the same page can be requested again', async () => {
    await openAt('/list/?page=2', {
      prepare: (backend) => backend.injectFault({ path: 'listings/' }, { kind: 'fail', status: 400 }),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    grid.backend.clearFaults();
    await user.click(again);
    await grid.waitForCards(12);
    expect(firstName()).toBe('Place 025');
  });
});

describe('the initial state of a grid of numbered pages', () => {
  it('LIST-6.load-off without load-on-init nothing is requested until a page is in the URL or chosen', async () => {
    await openAt('/list/', { attributes: `${attributes} data-load-on-init="false"` });
    await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
    expect(grid.requests()).toEqual([]);
    expect(document.querySelectorAll('li')).toHaveLength(0);
    await user.click(screen.getByRole('tab', { name: 'RATING' }));
    await grid.waitForCards(12);
    expect(link('Page 1')).toHaveAttribute('href', '/list/?page=0&ordering=-rating');
  });

  it('LIST-6.start-page without load-on-init a page in the URL is requested', async () => {
    await openAt('/list/?page=1', { attributes: `${attributes} data-load-on-init="false"` });
    await grid.waitForCards(12);
    expect(grid.requests()).toEqual(['name 12']);
  });

  const jsonOf = (offset: number) => {
    const results = createListings(offset + 1, offset + 12).map(({ id, name }) => ({ id, name }));
    return `<script type="application/json">${JSON.stringify({ results, count: 50, offset })}</script>`;
  };

  it('LIST-6 LIST-10.own-page the page’s own JSON is the page in the URL', async () => {
    await openAt('/list/?page=2', { content: jsonOf(24) });
    expect(grid.cards()).toHaveLength(12);
    expect(firstName()).toBe('Place 025');
    expect(current()).toBe('3');
    expect(grid.requests()).toEqual([]);
  });

  it('LIST-6 JSON of another page than the one in the URL is not shown', async () => {
    await openAt('/list/?page=2', { content: jsonOf(0) });
    await grid.waitForCards(12);
    expect(firstName()).toBe('Place 025');
    expect(grid.requests()).toEqual(['name 24']);
  });

  it('FMT-5.french is in French', async () => {
    await openAt('/list/', { site: { languages: ['fr-CA'] }, total: 13 });
    await grid.waitForCards(12);
    expect(link('1 suivant')).toHaveAttribute('href', '/list/?page=1');
    expect(link('Précédent')).toHaveAttribute('aria-disabled', 'true');
  });
});
