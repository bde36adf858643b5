import { sampleListings } from '@cityguide/api/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, closeOnboarding, openOnboarding, whenHeading } from '../testing/openOnboarding';

afterEach(closeOnboarding);

const FAVOURITES = 'favourites/';
const [first, second] = sampleListings;
const popularListings = {
  results: [
    {
      id: first?.id,
      name: 'Bar Isabel',
      sub_type: { id: 2, name: 'Tapas' },
      default_neighborhood: { id: 3, name: 'Annex' },
    },
    { id: second?.id, name: 'Nothing but a name' },
  ],
};
const tile = (name: string) => button(`Save ${name}`);

async function openFavourites(settings: Parameters<typeof openOnboarding>[0] = {}) {
  const opened = await openOnboarding(settings);
  await whenHeading('What should we call you?');
  await userEvent.click(button('Skip this step'));
  await whenHeading('What would you like to read?');
  await userEvent.click(button('Skip this step'));
  await whenHeading('Which places in Toronto do you love?');
  return opened;
}

describe('the first favourites', () => {
  it('DASH-5 come from the page’s own JSON, without a request', async () => {
    const { sent } = await openFavourites({ data: popularListings });
    expect(tile('Bar Isabel')).toHaveAccessibleDescription('Tapas · Annex');
    expect(tile('Nothing but a name')).toHaveAccessibleDescription('');
    expect(sent('GET', 'listings/')).toEqual([]);
  });

  it('DASH-5 otherwise are the listings that most members saved', async () => {
    const { backend } = await openFavourites();
    await screen.findAllByRole('button', { name: /^Save / });
    const [call] = backend.calls.filter(({ path }) => path === 'listings/');
    expect(call?.url.searchParams.get('ordering')).toBe('-favourite_count');
  });

  it('SAVE-1 are saved and removed at once, and counted', async () => {
    const { sent, store } = await openFavourites({ data: popularListings });
    await userEvent.click(tile('Bar Isabel'));
    expect(tile('Bar Isabel')).toHaveAttribute('aria-pressed', 'true');
    expect(tile('Nothing but a name')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText('1 place saved')).toBeInTheDocument();
    await waitFor(() => expect(store.favourites.getState().pending.size).toBe(0));
    expect(sent('POST', FAVOURITES)).toHaveLength(1);
    await userEvent.click(tile('Bar Isabel'));
    expect(tile('Bar Isabel')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByText(/saved$/)).not.toBeInTheDocument();
  });

  it('DASH-5 leave only when they are saved on the server, and only once when pressed twice', async () => {
    const { backend, followedLinks, store } = await openFavourites({ data: popularListings });
    backend.injectFault({ method: 'POST', path: FAVOURITES }, { kind: 'delay', delayMs: 800 });
    await userEvent.click(tile('Bar Isabel'));
    const done = button('Done, take me back');
    await userEvent.click(done);
    await userEvent.click(done);
    expect(done).toHaveAttribute('aria-busy', 'true');
    expect(followedLinks).toEqual([]);
    await waitFor(() => expect(followedLinks).toEqual(['/places/x/?a=1']));
    expect(store.favourites.getState().pending.size).toBe(0);
  });

  it('say that they could not be loaded, and can be loaded again', async () => {
    const { backend } = await openFavourites({
      prepare: (mock) => void mock.injectFault({ path: 'listings/' }, { kind: 'fail', status: 500 }),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The places could not be loaded.');
    backend.clearFaults();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect((await screen.findAllByRole('button', { name: /^Save / })).length).toBeGreaterThan(0);
  });

  it('say if there are none, and can be finished', async () => {
    const { followedLinks } = await openFavourites({ prepare: ({ state }) => void state.listings.splice(0) });
    expect(await screen.findByText(/^There are no places here yet/)).toBeInTheDocument();
    await userEvent.click(button('Done, take me back'));
    await waitFor(() => expect(followedLinks).toEqual(['/places/x/?a=1']));
  });
});
