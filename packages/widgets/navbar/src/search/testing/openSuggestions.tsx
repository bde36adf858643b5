import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { listenOnPage } from '../../testing/listenOnPage';
import { openBar, server } from '../../testing/openBar';

export const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search the site' });
export const list = () => screen.queryByRole('listbox', { name: 'Suggestions' });
export const options = () => screen.getAllByRole('option');
export const activeOptions = () =>
  options()
    .filter((option) => option.getAttribute('aria-selected') === 'true')
    .map(({ id, textContent }) => ({ id, text: textContent }));

const hood = { id: 1, name: 'The Annex', path: '/neighbourhoods/the-annex/' };
const pub = { id: 2, name: 'Pub', share_url: '/restaurants/pub/' };
const createListing = (id: number, name: string) => ({
  id,
  name,
  share_url: `/places/${id}/`,
  image_url: id === 1 ? '/images/one.jpg' : null,
  type: { id: 1, name: 'Restaurants', share_url: '/restaurants/' },
  sub_type: pub,
  default_neighborhood: hood,
});

export const threeListings = [
  createListing(1, 'Joe’s Café'),
  createListing(2, 'Trinity’s Pub'),
  createListing(3, 'Joeys'),
];

interface ListingsResponse {
  results?: unknown[];
  status?: number;
}

/** The bar with its search panel open, and a server that returns these listings for every query. */
export async function openSuggestions(
  { results = threeListings, status = 200 }: ListingsResponse = {},
  bar: Parameters<typeof openBar>[0] = {},
) {
  const opened = await openBar(bar);
  const requests: string[] = [];
  server.use(
    http.get('*/api/v2/listings/', ({ request }) => {
      requests.push(new URL(request.url).searchParams.get('keywords') ?? '');
      return status === 200
        ? HttpResponse.json({ count: results.length, next: null, previous: null, results })
        : new HttpResponse('<h1>No</h1>', { status });
    }),
  );
  const [button] = screen.getAllByRole('button', { name: /^(Search|Recherche)/ });
  if (button) await userEvent.click(button);
  const followedLinks: (string | null)[] = [];
  const submittedQueries: string[] = [];
  const follow = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    followedLinks.push(link.getAttribute('href'));
  };
  document.body.addEventListener('click', follow);
  const cleanups = [
    () => document.body.removeEventListener('click', follow),
    listenOnPage('submit', ({ defaultPrevented }) => {
      if (!defaultPrevented) submittedQueries.push(field().value);
    }),
  ];
  return {
    ...opened,
    requests,
    followedLinks,
    submittedQueries,
    stop: () => cleanups.forEach((stop) => stop()),
  };
}
