import { createMockBackend, type SampleListing } from '@cityguide/api/mocks';
import type { SiteConfig } from '@cityguide/site-config';
import { fireEvent, screen, within } from '@testing-library/react';
import { createListing } from '../testing/createListing';
import { startPage, type TestPage } from '../testing/startPage';

let page: TestPage;
const foodSafetyUrlTemplate = 'https://safety.example/{id}';

async function showCard(
  change: Partial<SampleListing>,
  settings: { site?: Partial<SiteConfig>; attributes?: string } = {},
) {
  const { site = { foodSafetyUrlTemplate }, attributes = '' } = settings;
  page = await startPage({
    backend: createMockBackend({ listings: [createListing(42, change)] }),
    site,
    attributes,
  });
  return within(await screen.findByRole('article'));
}
const pictures = () => [...document.querySelectorAll('img')];

afterEach(() => page.stop());

describe('listing card', () => {
  it('LIST-8.listing-link LIST-8.type-links LIST-8.neighbourhood-link LIST-8.map-link LIST-8.phone LIST-8.website LIST-8.inspection links everything that a full listing has', async () => {
    const card = await showCard({
      name: 'Trinity’s Pub',
      address: '120 King St W',
      phone: '(416) 555-0123 ext. 45',
      website: 'trinity.example.com',
      share_url: '/places/trinitys-pub/',
      type: { id: 1, name: 'Restaurants', share_url: '/restaurants/' },
      sub_type: { id: 12, name: 'Pubs', share_url: '/restaurants/pubs/' },
      default_neighborhood: { id: 7, name: 'Annex', path: '/annex/' },
      dinesafe_establishment_id: '10412',
    });
    const links = card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Trinity’s Pub', '/places/trinitys-pub/'],
      ['Restaurants', '/restaurants/'],
      ['Pubs', '/restaurants/pubs/'],
      ['Annex', '/restaurants/n/7/annex/'],
      ['120 King St W', 'https://www.google.com/maps/search/?api=1&query=120%20King%20St%20W'],
      ['(416) 555-0123 ext. 45', 'tel:4165550123;ext=45'],
      ['Website', 'https://trinity.example.com'],
      ['Food safety', 'https://safety.example/10412'],
    ]);
    expect(card.getByRole('link', { name: 'Website, Trinity’s Pub' })).toBeInTheDocument();
  });

  it('LIST-8.rating shows a rating with two decimals, a dash where there is none, both also as text', async () => {
    const card = await showCard({ rating: 4.5 });
    expect(card.getByText('4.50')).toBeVisible();
    expect(card.getByText('Rated 4.50 out of 5')).toBeInTheDocument();
    page.stop();
    const unrated = await showCard({ rating: null });
    expect(unrated.getByText('-')).toBeVisible();
    expect(unrated.getByText('Not rated yet')).toBeInTheDocument();
  });

  it('LIST-8.missing O-FAV-03 leaves no empty link and no stray separator where fields are missing', async () => {
    const card = await showCard(
      {
        rating: null,
        address: null,
        phone: null,
        website: null,
        image_url: null,
        coordinates: null,
        share_url: null,
        type: null,
        sub_type: null,
        default_neighborhood: null,
        dinesafe_establishment_id: null,
      },
      { attributes: 'data-latitude="43.6" data-longitude="-79.4"' },
    );
    expect(card.queryAllByRole('link')).toEqual([]);
    expect(card.queryAllByRole('list')).toEqual([]);
    expect(screen.getByRole('article')).toHaveTextContent(/^Place 042-Not rated yet$/);
  });

  it('LIST-8.inspection has no food safety link where the site has no template', async () => {
    const card = await showCard({ dinesafe_establishment_id: '10412' }, { site: {} });
    expect(card.queryByRole('link', { name: /food safety/i })).not.toBeInTheDocument();
  });

  it('SITE-3.image-server requests pictures from the configured server', async () => {
    await showCard({ image_url: 'x.jpg' }, { site: { imageServer: 'https://images.example/' } });
    expect(pictures()[0]?.src).toMatch(/^https:\/\/images\.example\/x\.jpg\?/);
  });

  it('LIST-9.mount-point LIST-8.distance shows the distance from the coordinates on the mount point', async () => {
    const coordinates = { latitude: 43.6426, longitude: -79.3871 };
    const card = await showCard(
      { coordinates },
      { attributes: 'data-latitude="43.6780" data-longitude="-79.4094"' },
    );
    expect(card.getByText('4.33 km')).toBeVisible();
  });

  it('LIST-8.image PHOTO-8.own-query O-IMG-02 requests its picture at 600x400 and keeps the URL’s own parameters', async () => {
    await showCard({ image_url: 'https://cdn.example/x.jpg?v=3' });
    const [picture] = pictures();
    const { searchParams } = new URL(picture?.src ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({ v: '3', w: '600', h: '400', quality: '70' });
    expect([...searchParams.keys()]).toHaveLength(new Set(searchParams.keys()).size);
    expect(picture).toHaveAttribute('width', '600');
    expect(picture).toHaveAttribute('height', '400');
  });

  it('O-IMG-03 requests no picture where there is no URL', async () => {
    await showCard({ image_url: null });
    expect(pictures()).toEqual([]);
  });

  it('O-IMG-01 removes a picture that does not load and keeps the card', async () => {
    const card = await showCard({ name: 'Bar Isabel', image_url: '/gone.jpg' });
    for (let attempt = 0; attempt < 5; attempt += 1)
      pictures().forEach((picture) => fireEvent.error(picture));
    expect(pictures()).toEqual([]);
    expect(card.getByRole('heading', { name: 'Bar Isabel' })).toBeVisible();
  });

  it('O-TXT-02 shows names exactly as the API gives them', async () => {
    const card = await showCard({ name: 'Tom & Jerry’s “Grill” </script><b> Q&amp;A' });
    expect(card.getByRole('heading')).toHaveTextContent('Tom & Jerry’s “Grill” </script><b> Q&amp;A');
  });

  it('FMT-5.french is in French on a French site', async () => {
    const card = await showCard({ name: 'Église', rating: 4 }, { site: { languages: ['fr-CA'] } });
    expect(card.getByText('Note : 4.00 sur 5')).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Enregistrer Église' })).toBeInTheDocument();
  });
});
