import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { server } from '../testing/openBar';
import { activeOptions, field, list, openSuggestions, options } from './testing/openSuggestions';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

let stop = () => undefined as void;
afterEach(() => stop());

async function open(...args: Parameters<typeof openSuggestions>) {
  const opened = await openSuggestions(...args);
  stop = opened.stop;
  return opened;
}

/** Opens the panel, types and waits for the list. */
async function openList(...args: Parameters<typeof openSuggestions>) {
  const opened = await open(...args);
  await userEvent.type(field(), 'joe');
  await screen.findByRole('listbox');
  return opened;
}

describe('the list of suggestions', () => {
  it('NAV-15.listings shows name, sub type, neighbourhood and picture, highlights the query, and announces how many there are', async () => {
    const { requests } = await openList();
    expect(requests).toEqual(['joe']);
    const [first, second, , last] = options();
    expect(options()).toHaveLength(4);
    expect(first).toHaveTextContent('Joe’s Café Pub · The Annex');
    expect(first).toHaveAttribute('href', '/places/1/');
    expect(within(first!).getByText('Joe').tagName).toBe('MARK');
    expect(first!.querySelector('img')?.src).toContain('/images/one.jpg?w=80');
    expect(second!.querySelector('img')).toBeNull();
    expect(last).toHaveTextContent('Search for “joe”');
    expect(screen.getByRole('status')).toHaveTextContent('3 suggestions.');
  });

  it('NAV-15.combobox is a combobox: the field says that the list is open, which list it is, and which option is active', async () => {
    await open();
    expect(field()).toHaveAttribute('aria-autocomplete', 'list');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).not.toHaveAttribute('aria-controls');
    await userEvent.type(field(), 'joe');
    await screen.findByRole('listbox');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveAttribute('aria-controls', list()!.id);
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOptions()).toEqual([
      { id: field().getAttribute('aria-activedescendant'), text: expect.any(String) },
    ]);
    expect(field()).toHaveFocus();
  });

  it('NAV-15.keyboard the arrow keys wrap around the ends; Home, End, left and right return to the text', async () => {
    await openList();
    const at = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true');
    const steps: number[] = [];
    for (const key of ['Down', 'Down', 'Down', 'Down', 'Down', 'Up', 'Up']) {
      await userEvent.keyboard(`{Arrow${key}}`);
      steps.push(at());
    }
    expect(steps).toEqual([0, 1, 2, 3, 0, 3, 2]);
    for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) {
      await userEvent.keyboard('{ArrowUp}');
      expect(at()).not.toBe(-1);
      expect(fireEvent.keyDown(field(), { key })).toBe(true);
      expect(at()).toBe(-1);
    }
  });

  it('NAV-15.keyboard Enter on a suggestion follows it without a search and without a search event', async () => {
    const onSearchEvent = jest.fn();
    document.addEventListener('cityguide:search', onSearchEvent);
    const { followedLinks, submittedQueries } = await openList();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(followedLinks).toEqual(['/places/2/']);
    expect(submittedQueries).toEqual([]);
    expect(onSearchEvent).not.toHaveBeenCalled();
    document.removeEventListener('cityguide:search', onSearchEvent);
  });

  it.each([
    ['Enter without a choice', '{Enter}'],
    ['Enter on the last row', '{ArrowUp}{Enter}'],
  ])('NAV-10 NAV-15 %s searches once for what was typed', async (_how, keys) => {
    const onSearchEvent = jest.fn();
    document.addEventListener('cityguide:search', onSearchEvent);
    const { followedLinks, submittedQueries } = await openList();
    await userEvent.keyboard(keys);
    expect(submittedQueries).toEqual(['joe']);
    expect(followedLinks).toEqual([]);
    expect(onSearchEvent).toHaveBeenCalledTimes(1);
    document.removeEventListener('cityguide:search', onSearchEvent);
  });

  it('NAV-15 Escape closes the list, then the panel; an arrow key opens the list again', async () => {
    await openList();
    await userEvent.keyboard('{Escape}');
    expect(list()).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOptions()).toHaveLength(1);
    await userEvent.keyboard('{Escape}{Escape}');
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
  });

  it('NAV-15 Tab moves on to the button and closes the list', async () => {
    await openList();
    await userEvent.tab();
    expect(screen.getAllByRole('button', { name: 'Search' }).at(-1)).toHaveFocus();
    expect(list()).not.toBeInTheDocument();
  });

  it('NAV-15 a press on a suggestion follows it while the focus stays in the field', async () => {
    const { followedLinks } = await openList();
    const [, second] = options();
    const user = userEvent.setup();
    await user.pointer({ target: second!, keys: '[MouseLeft>]' });
    expect(field()).toHaveFocus();
    expect(list()).toBeInTheDocument();
    await user.pointer({ target: second!, keys: '[/MouseLeft]' });
    expect(followedLinks).toEqual(['/places/2/']);
  });

  it('NAV-15 stays when a phone hides its keyboard', async () => {
    await openList();
    fireEvent.blur(field(), { relatedTarget: null });
    expect(list()).toBeInTheDocument();
  });
});

describe('without suggestions', () => {
  it.each([500, 404])('NAV-15.plain a server that responds with %d leaves a plain search', async (status) => {
    const complain = jest.spyOn(console, 'error').mockReturnValue();
    const { requests, submittedQueries } = await open({ status });
    await userEvent.type(field(), 'joe');
    await waitFor(() => expect(requests).toEqual(['joe']));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(submittedQueries).toEqual(['joe']);
    expect(list()).not.toBeInTheDocument();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('status')).toHaveTextContent('');
    complain.mockRestore();
  });

  it('NAV-15 an empty result is announced, and the search for it is offered', async () => {
    await openList({ results: [] });
    expect(options().map(({ textContent }) => textContent)).toEqual(['Search for “joe”']);
    expect(screen.getByRole('status')).toHaveTextContent('No suggestions.');
  });

  it('NAV-15 one character closes the list again', async () => {
    await openList();
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(list()).not.toBeInTheDocument();
  });
});

it('NAV-15 is in French', async () => {
  const opened = await openSuggestions({}, { site: { languages: ['fr-CA'] } });
  stop = opened.stop;
  await userEvent.type(screen.getByRole('combobox'), 'joe');
  const [, , , last] = await screen.findAllByRole('option');
  expect(last).toHaveTextContent('Rechercher « joe »');
  expect(screen.getByRole('status')).toHaveTextContent(/^3 suggestions\. Utilisez/);
});
