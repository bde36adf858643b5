import { screen, within } from '@testing-library/react';
import { closeDashboard, openDashboard, rowNames, saveListings } from '../testing/openDashboard';

afterEach(closeDashboard);

const hrefs = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));
const row = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  const item = heading.closest('li');
  if (!item) throw new Error('The place is in no row.');
  return item;
};

describe('the links of what a member saved', () => {
  it('ANY-10.objects are the CMS’s pages of the same places', async () => {
    let names: string[] = [];
    await openDashboard({
      hash: '#/favourites/',
      site: { links: { listing: '/listing/{slug}/{id}' } },
      prepare: (backend) => (names = saveListings(backend, 'favourites', { count: 1 })),
    });
    const [name = ''] = names;
    expect(hrefs(await row(name))).toEqual([expect.stringMatching(/^\/listing\/[\w-]+\/\d+$/)]);
  });

  it('ANY-10.off are names without a link where the CMS has no such pages', async () => {
    let names: string[] = [];
    await openDashboard({
      hash: '#/favourites/',
      site: { links: { others: false } },
      prepare: (backend) => (names = saveListings(backend, 'favourites', { count: 1 })),
    });
    const [name = ''] = names;
    expect(hrefs(await row(name))).toEqual([]);
    expect(rowNames()).toEqual([name]);
  });

  it('ANY-10.off an empty list sends nobody to a page that is off', async () => {
    await openDashboard({ hash: '#/todos/', site: { links: { places: false } } });
    await screen.findByText('Your to-do list is empty.');
    const main = screen.getByText('Your to-do list is empty.').parentElement;
    expect(main && hrefs(main)).toEqual([]);
  });
});
