import { createMockBackend } from '@cityguide/api/mocks';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createListing } from '../testing/createListing';
import { startPage, type TestPage } from '../testing/startPage';

type Ask = Geolocation['getCurrentPosition'];

let page: TestPage;
const user = userEvent.setup();
const getCurrentPosition = jest.fn<void, Parameters<Ask>>();
const coordinates = { latitude: 43.6426, longitude: -79.3871 };

async function openGrid(attributes = '') {
  page = await startPage({
    backend: createMockBackend({ listings: [createListing(1, { coordinates })] }),
    attributes,
  });
  await waitFor(() => expect(screen.getByRole('article')).toBeVisible());
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
    expect(screen.getByText('4.33 km')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Near me', pressed: true })).toBeVisible();
  });

  it('LIST-9.visitor LIST-9.mount-point measures from the visitor instead of from the mount point, and back again', async () => {
    await openGrid('data-latitude="43.6426" data-longitude="-79.3871"');
    expect(screen.getByText('0.00 km')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Near me' }));
    sendPosition(43.678, -79.4094);
    expect(screen.getByText('4.33 km')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Near me' }));
    expect(screen.getByText('0.00 km')).toBeVisible();
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
    expect(screen.getByText('4.33 km')).toBeVisible();
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
});
