import { links, openPhotos, pictures, type OpenedPhotos } from '../testing/openPhotos';
import { waitFor } from '@testing-library/react';

let page: OpenedPhotos;
afterEach(() => page.close());

describe('the links of photos', () => {
  it('ANY-10.objects lead to the CMS’s own pages', async () => {
    page = await openPhotos({ site: { links: { photo: '/fotos/{id}/' } } });
    await waitFor(() => expect(links().length).toBeGreaterThan(3));
    expect(links()[0]?.getAttribute('href')).toMatch(/^\/fotos\/\d+\/$/);
  });

  it('ANY-10.off are pictures where there are no pages', async () => {
    page = await openPhotos({ site: { links: { photo: false } } });
    await waitFor(() => expect(pictures().length).toBeGreaterThan(3));
    expect(links()).toEqual([]);
  });

  it('ANY-10.viewer-hash are for the viewer of the page, if it has one', async () => {
    page = await openPhotos({ site: { links: { photo: '#photo-{id}' } } });
    await waitFor(() => expect(pictures().length).toBeGreaterThan(3));
    expect(links()).toEqual([]);
    page.close();
    page = await openPhotos({ site: { links: { photo: '#photo-{id}' } }, hasViewer: true });
    await waitFor(() => expect(links()[0]?.getAttribute('href')).toMatch(/^#photo-\d+$/));
  });
});
