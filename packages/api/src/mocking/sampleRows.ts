import type { Listing } from '../listings/contract';
import type { sampleNeighbourhoods, sampleSubTypes } from './sampleListings';

/** The individual fields of a sample listing; `unlike` contains those in which it differs from the others. */
export interface SampleRow {
  name: string;
  kind: keyof typeof sampleSubTypes;
  neighbourhood: keyof typeof sampleNeighbourhoods;
  address: string;
  rating: number | null;
  latitude: number;
  longitude: number;
  unlike?: Partial<Listing>;
}

type Area = Pick<SampleRow, 'neighbourhood' | 'latitude' | 'longitude'>;

const kensington: Area = { neighbourhood: 'Kensington-Chinatown', latitude: 43.6536, longitude: -79.4006 };
const bellwoods: Area = { neighbourhood: 'Trinity-Bellwoods', latitude: 43.6479, longitude: -79.4138 };
const leslieville: Area = { neighbourhood: 'Leslieville', latitude: 43.6626, longitude: -79.3321 };
const annex: Area = { neighbourhood: 'The Annex', latitude: 43.6699, longitude: -79.4075 };
const roncesvalles: Area = { neighbourhood: 'Roncesvalles', latitude: 43.6465, longitude: -79.4492 };
const cabbagetown: Area = { neighbourhood: 'Cabbagetown', latitude: 43.6677, longitude: -79.3667 };

const bare: Partial<Listing> = {
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
  opening_hours: null,
  price: null,
  menu_url: null,
  booking_url: null,
};

export const rows: SampleRow[] = [
  { name: 'Osteria Lucchese', kind: 'Italian', ...bellwoods, address: '812 Dundas St W', rating: 4.5 },
  { name: 'Kissaten Maru', kind: 'Japanese', ...annex, address: '388 Bloor St W', rating: 4.81 },
  { name: 'Café Désirée', kind: 'Café', ...roncesvalles, address: '291 Roncesvalles Ave', rating: 4.2 },
  { name: 'Lalibela Table', kind: 'Ethiopian', ...annex, address: '869 Bloor St W', rating: 4.67 },
  { name: 'Tortillería Paloma', kind: 'Mexican', ...kensington, address: '17 Augusta Ave', rating: 3.98 },
  { name: 'Half Moon Bread', kind: 'Bakery', ...leslieville, address: '1004 Queen St E', rating: 4.9 },
  {
    name: 'The Second Chapter',
    kind: 'Bookstore',
    ...cabbagetown,
    address: '507 Parliament St',
    rating: 4.4,
  },
  { name: 'Riverdale Lookout', kind: 'Park', ...cabbagetown, address: '201 Winchester St', rating: 4.75 },
  {
    name: 'Trinity’s “Pub” & Kitchen <Upstairs>',
    kind: 'Café',
    ...bellwoods,
    address: '#3 - 120 Queen St W & Bay St',
    rating: 3.1,
  },
  { name: 'Needle & Groove', kind: 'Record shop', ...kensington, address: '60 Kensington Ave', rating: 4.33 },
  { name: 'Gallery on Gore Vale', kind: 'Gallery', ...bellwoods, address: '22 Gore Vale Ave', rating: null },
  { name: 'Nonna Pia', kind: 'Italian', ...leslieville, address: '1155 Queen St E', rating: 4.05 },
  {
    name: 'Ramen Hikari',
    kind: 'Japanese',
    ...kensington,
    address: '244 Spadina Ave',
    rating: 4.6,
    unlike: { phone: null },
  },
  {
    name: 'Pan de Jamón',
    kind: 'Bakery',
    ...kensington,
    address: '191 Baldwin St',
    rating: 4.15,
    unlike: { website: null },
  },
  {
    name: 'Addis by the Park',
    kind: 'Ethiopian',
    ...cabbagetown,
    address: '455 Sherbourne St',
    rating: null,
    unlike: { image_url: null },
  },
  {
    name: 'Plot Twist Books',
    kind: 'Bookstore',
    ...annex,
    address: '599 Markham St',
    rating: 4.55,
    unlike: { coordinates: null },
  },
  {
    name: 'Sorauren Green',
    kind: 'Park',
    ...roncesvalles,
    address: '289 Sorauren Ave',
    rating: 4.28,
    unlike: { phone: null, website: null },
  },
  {
    name: 'Mercado Chiquito',
    kind: 'Mexican',
    ...leslieville,
    address: '888 Queen St E',
    rating: 3.7,
    unlike: { dinesafe_establishment_id: null },
  },
  {
    name: 'Wabi Sabi Clay and Paper, Studio and Gallery of the West End Makers’ Co-operative',
    kind: 'Gallery',
    ...roncesvalles,
    address: '2200 Dundas St W, Unit 14, Second Floor, Rear Entrance',
    rating: 5,
  },
  { name: 'Bò', kind: 'Café', ...annex, address: '1 Howland Ave', rating: 2.5, unlike: { sub_type: null } },
  { name: 'Perfil Bajo', kind: 'Record shop', ...bellwoods, address: '930 Queen St W', rating: 4 },
  { name: 'Trattoria Settembre', kind: 'Italian', ...annex, address: '74 Harbord St', rating: 4.38 },
  { name: 'Izakaya Nami', kind: 'Japanese', ...leslieville, address: '1320 Gerrard St E', rating: 4.12 },
  { name: 'Morning Glory Bakes', kind: 'Bakery', ...cabbagetown, address: '225 Carlton St', rating: 4.47 },
  {
    name: 'The Nameless Corner',
    kind: 'Café',
    ...kensington,
    address: '2 Bellevue Ave',
    rating: null,
    unlike: { default_neighborhood: null },
  },
  {
    name: 'Greenwood Tasting Room',
    kind: 'Café',
    ...leslieville,
    address: '1400 Gerrard St E',
    rating: 3.85,
    unlike: { share_url: null },
  },
  { name: 'Cantina Mezcalita', kind: 'Mexican', ...bellwoods, address: '702 Queen St W', rating: 4.24 },
  { name: 'Queen of Sheba', kind: 'Ethiopian', ...roncesvalles, address: '1602 Queen St W', rating: 4.7 },
  { name: 'Spacing Out Gallery', kind: 'Gallery', ...kensington, address: '401 Richmond St W', rating: 3.95 },
  { name: 'Bellwoods Bowl', kind: 'Park', ...bellwoods, address: '790 Queen St W', rating: 4.86 },
  {
    name: 'Pages Unbound',
    kind: 'Bookstore',
    ...roncesvalles,
    address: '413 Roncesvalles Ave',
    rating: 4.62,
  },
  { name: 'Vinyl Sundays', kind: 'Record shop', ...annex, address: '470 Bloor St W', rating: null },
  { name: '7 Numbers', kind: 'Italian', ...cabbagetown, address: '516 Parliament St', rating: 3.5 },
  { name: 'Élan Pâtisserie', kind: 'Bakery', ...annex, address: '131 Avenue Rd', rating: 4.93 },
  { name: 'Nothing But a Name', kind: 'Gallery', ...leslieville, address: '', rating: null, unlike: bare },
  { name: 'Withrow Slope', kind: 'Park', ...leslieville, address: '725 Logan Ave', rating: 4.3 },
];
