import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { links, LISTING, openPhotos, pictures, type OpenedPhotos } from './testing/openPhotos';

const user = userEvent.setup();
let page: OpenedPhotos;
afterEach(() => page.close());

const json = (data: object) => `<script type="application/json">${JSON.stringify(data)}</script>`;
const whenShown = (count: number) => waitFor(() => expect(links()).toHaveLength(count));

describe('photos', () => {
  it('PHOTO-1.thumbnails PHOTO-8.parameters are squares of 300 px that link to the photos’ own pages', async () => {
    page = await openPhotos({ attributes: 'data-layout="grid"' });
    await whenShown(12);
    expect(screen.queryByText('From the CMS')).not.toBeInTheDocument();
    expect(links()[0]).toHaveAttribute('href', page.backend.state.photos[0]?.share_path);
    const [picture] = pictures();
    expect(picture?.src).toMatch(/\?w=300&h=300&cmd=resize_then_crop&quality=70$/);
    expect(picture).toHaveAttribute('width', '300');
    expect(picture).toHaveAttribute('height', '300');
    expect(picture?.srcset).toMatch(/w=600&h=600&cmd=resize_then_crop&quality=70 2x$/);
  });

  it('PHOTO-2 show the page’s own photos without a request', async () => {
    const results = [{ id: 5, share_path: '/a/b/photos/5', prism_image_url: '/5.jpg', description: 'A bar' }];
    page = await openPhotos({ content: json({ results, count: 1 }) });
    expect(await screen.findByRole('link', { name: 'A bar' })).toHaveAttribute('href', '/a/b/photos/5');
    expect(page.requestedOffsets()).toEqual([]);
    expect(page.report).not.toHaveBeenCalled();
  });

  it('PHOTO-1 a grid grows by Load More, and announces it', async () => {
    page = await openPhotos({ attributes: 'data-layout="grid" data-title="Photos of the place"' });
    await whenShown(12);
    expect(screen.getByRole('heading', { name: 'Photos of the place' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Load More' }));
    await whenShown(24);
    expect(screen.getByRole('status')).toHaveTextContent('12 more photos, 24 in all.');
    await user.click(screen.getByRole('button', { name: 'Load More' }));
    await whenShown(30);
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
    expect(page.requestedOffsets()).toEqual(['0', '12', '24']);
  });

  it('PHOTO-7.empty PHOTO-7.no-upload say that there are none; without upload they do not ask for the first', async () => {
    page = await openPhotos({ prepare: (photos) => void photos.splice(0) });
    expect(await screen.findByText('There are no user photos yet.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByText('Add the first photo')).not.toBeInTheDocument();
  });

  it('say that they could not be loaded, and can be loaded again', async () => {
    page = await openPhotos({
      prepare: (_photos, backend) =>
        void backend.injectFault({ path: 'photos/', times: 1 }, { kind: 'fail', status: 400 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await whenShown(12);
  });

  it('PHOTO-6.no-reload a newly added photo is first, without reload', async () => {
    page = await openPhotos();
    await whenShown(12);
    const [sample] = page.backend.state.photos;
    if (!sample) throw new Error('There are no samples.');
    act(() =>
      page.list.add({ ...sample, id: 9000, description: 'Just now', share_path: '/a/b/photos/9000' }),
    );
    expect(links()[0]).toHaveAttribute('href', '/a/b/photos/9000');
    expect(screen.getByText('1 of 31')).toBeInTheDocument();
  });

  it('O-IMG-01 a picture is requested twice at most; then its text is shown', async () => {
    page = await openPhotos({ attributes: 'data-layout="grid"' });
    await whenShown(12);
    const first = () => links()[0]?.querySelector('img');
    for (let attempt = 0; attempt < 2; attempt += 1) fireEvent.error(first() as HTMLImageElement);
    expect(first()).toBeNull();
    expect(links()[0]).toHaveAccessibleName('The counter at opening time');
  });

  it('O-VWR-02 O-IMG-03 photos without a picture are not shown', async () => {
    page = await openPhotos({
      prepare(photos) {
        photos.splice(5);
        [null, 'null', 'undefined'].forEach((prism_image_url, index) =>
          Object.assign(photos[index + 1] ?? {}, { prism_image_url }),
        );
      },
    });
    await whenShown(2);
    for (const { src } of pictures()) expect(src).not.toMatch(/null|undefined/);
    expect(screen.getByText('1 of 5')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next photo' }));
    expect(await screen.findByText('5 of 5')).toBeInTheDocument();
  });

  it('a photo without a page, or with a script URL, is not a link', async () => {
    page = await openPhotos({
      prepare(photos) {
        photos.splice(2);
        [null, 'javascript:alert(1)'].forEach((share_path, index) =>
          Object.assign(photos[index] ?? {}, { share_path }),
        );
      },
    });
    await waitFor(() => expect(pictures()).toHaveLength(2));
    expect(links()).toEqual([]);
  });

  it('HOOD-3.own-photos FMT-5 are those of a neighbourhood, in the site’s language', async () => {
    page = await openPhotos({ attributes: 'data-default-neighborhood="3"', site: { languages: ['fr-CA'] } });
    await waitFor(() =>
      expect(page.backend.calls.some(({ url }) => url.searchParams.get('default_neighborhood') === '3')).toBe(
        true,
      ),
    );
    expect(page.backend.calls.find(({ path }) => path === 'photos/')?.url.searchParams.get('listing')).toBe(
      String(LISTING),
    );
  });
});
