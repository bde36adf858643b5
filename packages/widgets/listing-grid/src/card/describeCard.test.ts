import { defaultSiteConfig, siteLinks } from '@cityguide/site-config';
import { describeCard } from './describeCard';
import type { CardListing } from './CardListing';

const site = { ...defaultSiteConfig, foodSafetyUrlTemplate: 'https://safety.example/{id}' };
const paths = siteLinks(site);
const full: CardListing = {
  id: 42,
  name: 'Trinity’s Pub',
  address: '120 King St W',
  phone: '(416) 555-0123 ext. 45',
  website: 'trinity.example.com',
  rating: 4.5,
  image_url: '/images/trinity.jpg',
  coordinates: { latitude: 43.6426, longitude: -79.3871 },
  share_url: '/places/trinitys-pub/',
  type: { id: 1, name: 'Restaurants', share_url: '/restaurants/' },
  sub_type: { id: 12, name: 'Pubs', share_url: '/restaurants/pubs/' },
  default_neighborhood: { id: 7, name: 'Annex', path: '/annex/' },
  dinesafe_establishment_id: '10412',
};
const describe42 = (change: Partial<CardListing> = {}, origin = { latitude: 43.678, longitude: -79.4094 }) =>
  describeCard({ ...full, ...change }, { paths, origin, language: 'en-CA' });

describe('what a card shows', () => {
  it('LIST-8.listing-link LIST-8.type-links LIST-8.neighbourhood-link LIST-8.distance links the listing, its type, its sub type and its neighbourhood, and shows the distance', () => {
    const card = describe42();
    expect(card.href).toBe('/places/trinitys-pub/');
    expect(card.facts).toEqual([
      { key: 'type', text: 'Restaurants', href: '/restaurants/' },
      { key: 'subType', text: 'Pubs', href: '/restaurants/pubs/' },
      { key: 'neighbourhood', text: 'Annex', href: '/restaurants/n/7/annex/' },
      { key: 'distance', text: '4.33 km' },
    ]);
  });

  it('LIST-8.map-link LIST-8.phone LIST-8.website LIST-8.inspection links map, phone, website and food safety, the number as it was written', () => {
    expect(describe42().actions).toEqual([
      { key: 'map', text: '120 King St W', href: expect.stringContaining('120%20King%20St%20W') },
      { key: 'phone', text: '(416) 555-0123 ext. 45', href: 'tel:4165550123;ext=45' },
      { key: 'website', href: 'https://trinity.example.com' },
      { key: 'inspection', href: 'https://safety.example/10412' },
    ]);
  });

  it('LIST-8.rating FMT-2 shows the rating with two decimals, a dash without one', () => {
    expect(describe42().rating).toBe('4.50');
    expect(describe42({ rating: null }).rating).toBe('-');
  });

  it('LIST-8.missing O-FAV-03 leaves out whatever is missing', () => {
    const bare = describeCard({ id: 1, name: 'Bare' }, { paths, origin: undefined, language: 'en-CA' });
    expect(bare).toEqual({
      name: 'Bare',
      href: undefined,
      image: undefined,
      rating: '-',
      facts: [],
      actions: [],
    });
  });

  it('LIST-8 names a neighbourhood without a link where the type has no page', () => {
    const { facts } = describe42({ type: { name: 'Restaurants', share_url: null } });
    expect(facts).toContainEqual({ key: 'neighbourhood', text: 'Annex', href: undefined });
  });

  it('LIST-9 shows no distance without an origin', () => {
    const { facts } = describeCard(full, { paths, origin: undefined, language: 'en-CA' });
    expect(facts.map(({ key }) => key)).toEqual(['type', 'subType', 'neighbourhood']);
  });

  it('FMT-4.no-number shows a number that cannot be dialled as plain text', () => {
    expect(describe42({ phone: 'ask at the bar' }).actions).toContainEqual({
      key: 'phone',
      text: 'ask at the bar',
      href: undefined,
    });
  });

  it('FMT-4.http-only does not link script URLs', () => {
    expect(describe42({ share_url: 'javascript:alert(1)' }).href).toBeUndefined();
  });
});
