import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { openPage, path, thumbnail, waitForOpen, type OpenedPage } from '../testing/openPage';

const user = userEvent.setup();
let page: OpenedPage;
const setNavigatorProperty = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });
afterEach(() => {
  page.close();
  setNavigatorProperty('share', undefined);
  setNavigatorProperty('clipboard', undefined);
});

async function openFirst(changes: object = {}, options: Parameters<typeof openPage>[0] = {}) {
  page = await openPage({ ...options, prepare: (photos) => void Object.assign(photos[0] ?? {}, changes) });
  await user.click(thumbnail(0));
  return waitForOpen();
}
const images = () => [...document.querySelectorAll<HTMLImageElement>('[role="dialog"] img')];
const photo = () => screen.getByRole<HTMLImageElement>('img', { name: 'The long bar' });

describe('the caption of a photo', () => {
  it('PHOTO-3.author PHOTO-3.avatar PHOTO-3.description PHOTO-3.listing-link PHOTO-3.time has author, avatar, description, listing and time, with the exact time as title', async () => {
    const creation_date = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString();
    await openFirst({
      description: 'The long bar',
      creation_date,
      profile: { id: 7, full_name: 'Maya Chen', avatar_url: '/people/7.jpg' },
    });
    expect(screen.getByText('Maya Chen')).toBeInTheDocument();
    expect(screen.getByText('The long bar')).toBeInTheDocument();
    const time = screen.getByText('3 days ago');
    expect(time).toHaveAttribute('datetime', creation_date);
    expect(time.title).toMatch(/\d{4}/);
    const { name = '', share_url } = page.photos[0]?.listing ?? {};
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `http://localhost${share_url}`);
    const avatar = images().find(({ src }) => src.includes('/people/7.jpg'));
    expect(avatar?.src).toMatch(/w=80&h=80&cmd=resize_then_crop&quality=70$/);
    expect(avatar).toHaveAttribute('width', '80');
    expect(screen.getByText('1 of 30')).toBeInTheDocument();
  });

  it('PHOTO-3.author has an Instagram user; a letter if the avatar does not load', async () => {
    await openFirst({ profile: null, instagram_user: { full_name: 'Zoë', avatar_url: '/gone.jpg' } });
    const avatar = images().find(({ src }) => src.includes('/gone.jpg'));
    fireEvent.error(avatar as HTMLImageElement);
    expect(screen.getByText('Z')).toBeInTheDocument();
    expect(screen.getByText('Zoë')).toBeInTheDocument();
  });

  it('O-IMG-03 neither shows nor requests missing data', async () => {
    const nothing = {
      description: null,
      creation_date: null,
      listing: null,
      profile: null,
      instagram_user: null,
    };
    await openFirst({ ...nothing, prism_image_url: 'null' });
    expect(screen.getByText('This photo cannot be shown.')).toBeInTheDocument();
    for (const { src } of images()) expect(src).not.toMatch(/null|undefined|^$|^http:\/\/localhost\/$/);
  });

  it('does not link a script URL of a listing', async () => {
    await openFirst({ listing: { name: 'Evil', share_url: 'javascript:alert(1)' } });
    expect(screen.getByText('Evil')).not.toHaveAttribute('href');
  });

  it('a link to the page below closes the viewer instead of loading that page again', async () => {
    const listingPath = '/restaurants/osteria-lucchese/';
    const opened = await openFirst({}, { url: listingPath });
    await user.click(screen.getByRole('link', { name: page.photos[0]?.listing?.name ?? '' }));
    expect(opened).not.toBeInTheDocument();
    await waitFor(() => expect(path()).toBe(listingPath));
  });

  it('PHOTO-3.ad has an ad slot if the site has that slot', async () => {
    await openFirst({}, { viewer: 'data-ad-slot="viewer"' });
    expect(document.querySelector('[role="dialog"] [data-widget="ad-slot"]')).toBeNull();
    page.close();
    const ads = { slots: { viewer: '/guide/viewer' } } as never;
    await openFirst({}, { viewer: 'data-ad-slot="viewer"', site: { ads } });
    expect(document.querySelector('[role="dialog"] [data-widget="ad-slot"]')).toHaveAttribute(
      'data-slot',
      'viewer',
    );
  });

  it('FMT-5.french is in the site’s language', async () => {
    page = await openPage({ site: { languages: ['fr-CA'] } });
    await user.click(thumbnail(1));
    expect(await screen.findByRole('dialog', { name: 'Visionneuse de photos' })).toBeInTheDocument();
    expect(screen.getByText('2 sur 30')).toBeInTheDocument();
  });
});

describe('the picture', () => {
  const photoData = {
    description: 'The long bar',
    prism_image_url: 'https://cdn.example/x.jpg?v=3',
    width: 1600,
    height: 800,
  };

  it('PHOTO-8.own-query PHOTO-8.whole PHOTO-8.srcset PHOTO-3.image O-IMG-02 keeps its own query and ratio, in sizes for every screen', async () => {
    await openFirst(photoData);
    const candidates = photo()
      .srcset.split(', ')
      .map((each) => each.split(' '));
    expect(candidates.map(([, width]) => width)).toEqual(['610w', '1220w', '1920w']);
    for (const [address = '', width = ''] of candidates) {
      const { searchParams, search } = new URL(address);
      expect([`${searchParams.get('w')}w`, `${searchParams.get('h')}w`]).toEqual([width, width]);
      expect(search.match(/\?/g)).toHaveLength(1);
      for (const name of ['v', 'w', 'h', 'cmd', 'quality']) expect(searchParams.getAll(name)).toHaveLength(1);
      expect([searchParams.get('v'), searchParams.get('cmd'), searchParams.get('quality')]).toEqual([
        '3',
        'resize',
        '70',
      ]);
    }
    expect(photo().parentElement?.style.getPropertyValue('--ratio')).toBe('2');
  });

  it('O-IMG-01 is requested twice at most; then a message is shown', async () => {
    await openFirst(photoData);
    const image = photo();
    fireEvent.error(image);
    expect(image.src).toBe('https://cdn.example/x.jpg?v=3');
    expect(image).not.toHaveAttribute('srcset');
    fireEvent.error(image);
    expect(screen.getByText('This photo cannot be shown.')).toBeInTheDocument();
    expect(screen.getAllByText('The long bar').length).toBeGreaterThan(0);
    expect(images().filter(({ src }) => src.includes('x.jpg'))).toEqual([]);
  });

  it('neighbours are loaded after it, not before', async () => {
    const createdImages: HTMLImageElement[] = [];
    const RealImage = window.Image;
    window.Image = class extends RealImage {
      constructor() {
        super();
        createdImages.push(this);
      }
    };
    const isNeighbour = ({ srcset }: HTMLImageElement) =>
      srcset.includes(page.photos[1]?.prism_image_url ?? '?');
    await openFirst(photoData);
    expect(createdImages.filter(({ srcset }) => srcset !== photo().srcset)).toEqual([]);
    fireEvent.load(photo());
    window.Image = RealImage;
    expect(createdImages.filter(isNeighbour)).toHaveLength(1);
  });
});

describe('sharing a photo', () => {
  it('uses the system’s share sheet, with the photo’s URL', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    await openFirst({ description: 'The long bar' });
    setNavigatorProperty('share', share);
    await user.click(screen.getByRole('button', { name: 'Share this photo' }));
    expect(share).toHaveBeenCalledWith({ title: 'The long bar', url: location.href });
  });

  it('copies the URL where there is none, and shows and announces it', async () => {
    await openFirst();
    const writeText = jest.fn().mockResolvedValue(undefined);
    setNavigatorProperty('clipboard', { writeText });
    await user.click(screen.getByRole('button', { name: 'Share this photo' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(page.announce).toHaveBeenLastCalledWith('Link copied');
    expect(writeText).toHaveBeenCalledWith(location.href);
  });

  it('shows the URL where copying is forbidden', async () => {
    await openFirst();
    setNavigatorProperty('clipboard', { writeText: jest.fn().mockRejectedValue(new Error('no')) });
    await user.click(screen.getByRole('button', { name: 'Share this photo' }));
    expect(await screen.findByText(`Copy this link: ${location.href}`)).toBeInTheDocument();
  });
});
