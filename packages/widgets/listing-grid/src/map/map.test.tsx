import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openGrid, type OpenedGrid } from '../testing/openGrid';
import { createListingMap } from './panel/createListingMap';
import type { ListingMapOptions } from './panel/ListingMap';

jest.mock('./panel/createListingMap');

const fake = {
  show: jest.fn(),
  highlight: jest.fn(),
  select: jest.fn(),
  focus: jest.fn(),
  showVisitor: jest.fn(),
  zoomBy: jest.fn(),
  destroy: jest.fn(),
};
const createMapMock = jest.mocked(createListingMap);

describe('LIST-11 the map of a grid', () => {
  let opened: OpenedGrid;
  const user = userEvent.setup();
  const settings = (): ListingMapOptions => {
    const last = createMapMock.mock.lastCall?.[0];
    if (!last) throw new Error('No map was made.');
    return last;
  };
  const shown = () => (fake.show.mock.lastCall?.[0] as { id: number }[]).map(({ id }) => id);

  async function open(attributes = 'data-map', more: Parameters<typeof openGrid>[0] = {}) {
    opened = await openGrid({ attributes: `data-ordering="name" ${attributes}`, ...more });
    await opened.waitForCards(12);
  }
  async function openMap(more?: Parameters<typeof openGrid>[0]) {
    await open('data-map', more);
    await user.click(screen.getByRole('button', { name: 'Map' }));
    await waitFor(() => expect(fake.show).toHaveBeenCalled());
  }

  beforeEach(() => {
    jest.clearAllMocks();
    window.matchMedia ??= (() => ({ matches: false })) as unknown as typeof matchMedia;
    createMapMock.mockReturnValue(fake);
  });
  afterEach(() => opened.page.stop());

  it('LIST-11.on-demand is not offered unless the page enables it', async () => {
    await open('');
    expect(screen.queryByRole('button', { name: 'Map' })).not.toBeInTheDocument();
  });

  it('SITE-3.map-tiles has the tiles, the attribution and the zoom levels of the configuration', async () => {
    const mapTiles = {
      urlTemplate: '/t/{z}/{x}/{y}.png',
      attribution: 'Drawn by us',
      minZoom: 3,
      maxZoom: 7,
    };
    await openMap({ site: { mapTiles } });
    expect(settings().tiles).toEqual(mapTiles);
    expect(screen.getByText('Drawn by us')).toBeVisible();
  });

  it('LIST-11.loaded-places shows the loaded listings, and those that Load More adds', async () => {
    await openMap();
    expect(screen.getByRole('button', { name: 'Map', pressed: true })).toBeVisible();
    expect(shown()).toHaveLength(12);
    await user.click(opened.loadMore());
    await waitFor(() => expect(shown()).toHaveLength(24));
    expect(createMapMock).toHaveBeenCalledTimes(1);
  });

  it('LIST-11.card opens a listing’s card, moves the focus there and returns it', async () => {
    await openMap();
    act(() => settings().onSelect(3));
    const card = screen.getByRole('region', { name: 'Place 003' });
    expect(card).toHaveFocus();
    expect(within(card).getByRole('link', { name: 'Place 003' })).toBeVisible();
    expect(fake.select).toHaveBeenLastCalledWith(3);
    await user.keyboard('{Escape}');
    expect(card).not.toBeInTheDocument();
    expect(fake.focus).toHaveBeenCalledWith(3);
  });

  it('LIST-11.saved a listing saved on the map is saved in the list', async () => {
    await openMap({ isMember: true });
    act(() => settings().onSelect(3));
    const card = screen.getByRole('region', { name: 'Place 003' });
    await user.click(within(card).getByRole('button', { name: 'Save Place 003' }));
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Save Place 003', pressed: true })).toHaveLength(2),
    );
  });

  it('LIST-11 highlights the marker of the card under the pointer', async () => {
    await openMap();
    const [, second] = opened.cards();
    if (!second) throw new Error('There is no second card.');
    await user.hover(second);
    expect(fake.highlight).toHaveBeenLastCalledWith(2);
    await user.unhover(second);
    expect(fake.highlight).toHaveBeenLastCalledWith(undefined);
  });

  it('EMBED-7 LIST-11 destroys the map when the list is chosen, and when the grid is unmounted', async () => {
    await openMap();
    await user.click(screen.getByRole('button', { name: 'List' }));
    expect(fake.destroy).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Map' }));
    await waitFor(() => expect(createMapMock).toHaveBeenCalledTimes(2));
    opened.page.stop();
    expect(fake.destroy).toHaveBeenCalledTimes(2);
  });
});
