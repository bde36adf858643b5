import { createMockBackend, type MockBackend, type SampleListing } from '@cityguide/api/mocks';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createListing } from '../testing/createListing';
import { startPage, type TestPage } from '../testing/startPage';

type Ask = Geolocation['getCurrentPosition'];

let page: TestPage;
let backend: MockBackend;
const user = userEvent.setup();
const getCurrentPosition = jest.fn<void, Parameters<Ask>>();
const coordinates = { latitude: 43.6426, longitude: -79.3871 };

async function openGrid(attributes = '', others: SampleListing[] = []) {
  backend = createMockBackend({ listings: [createListing(1, { coordinates }), ...others] });
  page = await startPage({ backend, attributes });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1 + others.length));
}
const sendPosition = (latitude: number, longitude: number) =>
  act(() =>
    getCurrentPosition.mock.lastCall?.[0]({ coords: { latitude, longitude } } as GeolocationPosition),
  );

beforeEach(() => {
  getCurrentPosition.mockReset();
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
});
afterEach(() => {
  page.stop();
  Reflect.deleteProperty(navigator, 'geolocation');
});

describe('Near me', () => {
  it('LIST-9.on-a-click asks for the position on a click only, then shows the distance', async () => {
    await openGrid();
    expect(getCurrentPosition).not.toHaveBeenCalled();
    expect(screen.queryByText(/ km$/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Near me' }));
    expect(screen.getByRole('button', { name: 'Finding you...' })).toHaveAttribute('aria-disabled', 'true');
    sendPosition(43.678, -79.4094);
    expect(await screen.findByText('4.3 km')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Near me', pressed: true })).toBeVisible();
  });

  it('LIST-9.visitor LIST-9.mount-point measures from the visitor instead of from the mount point, and back again', async () => {
    await openGrid('data-latitude="43.6426" data-longitude="-79.3871"');
    expect(screen.getByText('0.00 km')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Near me' }));
    sendPosition(43.678, -79.4094);
    expect(await screen.findByText('4.3 km')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Near me' }));
    expect(await screen.findByText('0.00 km')).toBeVisible();
    expect(getCurrentPosition).toHaveBeenCalledTimes(1);
  });

  it('LIST-9 says what to do when there is no position, and asks again', async () => {
    await openGrid();
    await user.click(screen.getByRole('button', { name: 'Near me' }));
    act(() => getCurrentPosition.mock.lastCall?.[1]?.({ code: 1 } as GeolocationPositionError));
    expect(screen.getByText(/could not be found/).closest('[role="status"]')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Near me' }));
    sendPosition(43.678, -79.4094);
    expect(screen.queryByText(/could not be found/)).not.toBeInTheDocument();
    expect(await screen.findByText('4.3 km')).toBeVisible();
  });

  it('LIST-9 asks once while a position is pending', async () => {
    await openGrid();
    await user.click(screen.getByRole('button', { name: 'Near me' }));
    await user.click(screen.getByRole('button', { name: 'Finding you...' }));
    expect(getCurrentPosition).toHaveBeenCalledTimes(1);
  });

  it('is not offered without geolocation support, nor where the page disables it', async () => {
    Reflect.deleteProperty(navigator, 'geolocation');
    await openGrid();
    expect(screen.queryByRole('button', { name: 'Near me' })).not.toBeInTheDocument();
    page.stop();
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
    await openGrid('data-near-me="false"');
    expect(screen.queryByRole('button', { name: 'Near me' })).not.toBeInTheDocument();
  });

  describe('with places here and there', () => {
    const others = [
      createListing(2, { name: 'Far away', coordinates: { latitude: 43.9, longitude: -79.4 } }),
      createListing(3, { name: 'Round the corner', coordinates: { latitude: 43.6789, longitude: -79.4094 } }),
    ];
    const listNames = () =>
      screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    const nearMe = () => screen.getByRole('button', { name: 'Near me' });

    beforeEach(async () => {
      await openGrid('', others);
    });

    it('GUIDE-1.nearest-first GUIDE-1.distances shows the nearest first, in metres where it is near', async () => {
      await user.click(nearMe());
      sendPosition(43.678, -79.4094);
      await waitFor(() => expect(listNames()[0]).toBe('Round the corner'));
      expect(listNames()[2]).toBe('Far away');
      expect(screen.getByText('100 m')).toBeVisible();
      expect(screen.getByText('25 km')).toBeVisible();
      expect(backend.calls.at(-1)?.url.searchParams.get('near')).toBe('43.678,-79.409');
    });

    it('GUIDE-1.other-order gives way to another order, keeps the distances, and comes back without asking again', async () => {
      await user.click(nearMe());
      sendPosition(43.678, -79.4094);
      await waitFor(() => expect(listNames()[0]).toBe('Round the corner'));
      expect(screen.queryByRole('tab', { selected: true })).not.toBeInTheDocument();
      await user.click(screen.getByRole('tab', { name: 'A–Z' }));
      await waitFor(() => expect(listNames()[0]).toBe('Far away'));
      expect(screen.getByText('100 m')).toBeVisible();
      expect(nearMe()).toHaveAttribute('aria-pressed', 'false');
      expect(backend.calls.at(-1)?.url.searchParams.has('near')).toBe(false);
      await user.click(nearMe());
      await waitFor(() => expect(listNames()[0]).toBe('Round the corner'));
      expect(getCurrentPosition).toHaveBeenCalledTimes(1);
    });

    it('GUIDE-1.refused offers a neighbourhood where the position was refused', async () => {
      await user.click(nearMe());
      act(() => getCurrentPosition.mock.lastCall?.[1]?.({ code: 1 } as GeolocationPositionError));
      expect(screen.getByRole('link', { name: 'Choose a neighbourhood' })).toHaveAttribute(
        'href',
        '/neighbourhoods/',
      );
    });
  });
});
