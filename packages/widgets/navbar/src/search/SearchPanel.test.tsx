import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listenOnPage } from '../testing/listenOnPage';
import { openBar, server } from '../testing/openBar';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  jest.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

let stop = () => undefined as void;
afterEach(() => stop());

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search the site' });

/**
 * Returns the URL that the browser would navigate to: jsdom does not navigate, so the form is read as a browser reads
 * it.
 */
async function openSearch() {
  await openBar();
  const [button] = screen.getAllByRole('button', { name: 'Search' });
  if (button) await userEvent.click(button);
  const form = screen.getByRole<HTMLFormElement>('search');
  const visited: string[] = [];
  const leave = (event: Event) => {
    if (event.defaultPrevented) return;
    const query = new URLSearchParams([[field().name, field().value]]);
    visited.push(`${form.getAttribute('action') ?? ''}?${query.toString()}`);
  };
  stop = listenOnPage('submit', leave);
  return { form, visited };
}

const decode = (address: string | undefined) =>
  new URL(address ?? '', 'https://city.example').searchParams.get('q');

describe('the search panel', () => {
  it('NAV-10.at-once NAV-10.focus is shown at once and takes the focus 100 ms after it opened', async () => {
    await openBar();
    jest.useFakeTimers();
    const [button] = screen.getAllByRole('button', { name: 'Search' });
    act(() => button?.click());
    expect(field()).toBeVisible();
    act(() => jest.advanceTimersByTime(99));
    expect(field()).not.toHaveFocus();
    act(() => jest.advanceTimersByTime(1));
    expect(field()).toHaveFocus();
  });

  it('NAV-10.address NAV-10.encoded O-URL-01 goes to the results with the query encoded', async () => {
    const { form, visited } = await openSearch();
    expect(form).toHaveAttribute('method', 'get');
    await userEvent.type(field(), '  mac & cheese #1 + café  {Enter}');
    expect(visited).toHaveLength(1);
    expect(visited[0]).toMatch(/^\/search\?q=/);
    expect(decode(visited[0])).toBe('mac & cheese #1 + café');
  });

  it.each(['', '   '])('NAV-10.not-empty goes nowhere with %p', async (typed) => {
    const { visited } = await openSearch();
    field().value = typed;
    await userEvent.click(screen.getAllByRole('button', { name: 'Search' }).at(-1) ?? document.body);
    expect(visited).toEqual([]);
    expect(field()).toHaveFocus();
  });

  it('O-FRM-05 submits once, by the Enter that is not part of a composition', async () => {
    const { visited } = await openSearch();
    await userEvent.type(field(), 'ラーメン');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(visited).toEqual([]);
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
    expect(visited.map(decode)).toEqual(['ラーメン']);
  });

  it('EMBED-13.search emits a page event with the query', async () => {
    const onSearchEvent = jest.fn();
    document.addEventListener('cityguide:search', ({ detail }) => onSearchEvent(detail), { once: true });
    await openSearch();
    await userEvent.type(field(), ' ramen {Enter}');
    expect(onSearchEvent).toHaveBeenCalledWith({ query: 'ramen' });
  });
});
