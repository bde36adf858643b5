import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { listenOnPage } from '../../testing/listenOnPage';
import { openBar, server } from '../../testing/openBar';

export const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search the site' });
export const list = () => screen.queryByRole('listbox', { name: 'Suggestions' });
export const options = () => screen.getAllByRole('option');
export const chosen = () =>
  options()
    .filter((option) => option.getAttribute('aria-selected') === 'true')
    .map(({ id, textContent }) => ({ id, text: textContent }));

const hood = { id: 1, name: 'The Annex', path: '/neighbourhoods/the-annex/' };
const pub = { id: 2, name: 'Pub', share_url: '/restaurants/pub/' };
const place = (id: number, name: string) => ({
  id,
  name,
  share_url: `/places/${id}/`,
  image_url: id === 1 ? '/images/one.jpg' : null,
  type: { id: 1, name: 'Restaurants', share_url: '/restaurants/' },
  sub_type: pub,
  default_neighborhood: hood,
});

export const threePlaces = [place(1, 'Joe’s Café'), place(2, 'Trinity’s Pub'), place(3, 'Joeys')];

interface Answer {
  results?: unknown[];
  status?: number;
}

/** The bar with its search panel open, before a server that finds these places whatever is asked. */
export async function openSuggestions(
  { results = threePlaces, status = 200 }: Answer = {},
  bar: Parameters<typeof openBar>[0] = {},
) {
  const opened = await openBar(bar);
  const asked: string[] = [];
  server.use(
    http.get('*/api/v2/listings/', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('keywords') ?? '');
      return status === 200
        ? HttpResponse.json({ count: results.length, next: null, previous: null, results })
        : new HttpResponse('<h1>No</h1>', { status });
    }),
  );
  const [button] = screen.getAllByRole('button', { name: /^(Search|Recherche)/ });
  if (button) await userEvent.click(button);
  const followed: (string | null)[] = [];
  const searched: string[] = [];
  const follow = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    followed.push(link.getAttribute('href'));
  };
  document.body.addEventListener('click', follow);
  const stops = [
    () => document.body.removeEventListener('click', follow),
    listenOnPage('submit', ({ defaultPrevented }) => {
      if (!defaultPrevented) searched.push(field().value);
    }),
  ];
  return { ...opened, asked, followed, searched, stop: () => stops.forEach((stop) => stop()) };
}
