import { z } from 'zod';

/*
 * The fields of what a CMS writes, for the API document. The server judges them itself, since it has to say of each wrong
 * one what was found and what to write instead, for a file of a hundred thousand lines as for one request.
 */

interface FieldType {
  type: 'string' | 'number' | 'array';
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  items?: object;
}

/** A field that may be left out, which leaves it as it is, and that null empties. */
const field = (description: string, { type, ...rules }: FieldType) =>
  z
    .unknown()
    .optional()
    .meta({ description, type: [type, 'null'], ...rules });

const text = (description: string, maxLength: number) => field(description, { type: 'string', maxLength });
const time = (description: string) => field(description, { type: 'string', format: 'date-time' });
const degrees = (description: string, maximum: number) =>
  field(description, { type: 'number', minimum: -maximum, maximum });

const name = z.unknown().meta({ description: 'Never empty.', type: 'string', maxLength: 200 });
const published = time('Public from then on; left out: at once.');
const path = text('Of its page on this site; left out: made of the name.', 300);
const pictures = field('The main one first. Each is fetched from its address.', {
  type: 'array',
  items: {
    type: 'object',
    required: ['address'],
    properties: {
      address: { type: 'string', description: 'https://…, or /images/… for one that this site has.' },
      description: { type: 'string', description: 'What it shows, for those who do not see it.' },
    },
  },
});

/** The fields of each kind of content. */
export const contentRecords = {
  listings: z.looseObject({
    name,
    type: text('`restaurants` or `places`.', 100),
    category: text('Such as `Bakeries`; a new one is made.', 100),
    address: text('Street and number.', 300),
    neighbourhood: text('By its name; left out: by the coordinates.', 100),
    latitude: degrees('With the longitude, or neither.', 90),
    longitude: degrees('With the latitude, or neither.', 180),
    phone: text('As it is written or dialled.', 60),
    website: text('With or without https://.', 2000),
    description: text('Plain text; line breaks are kept.', 20_000),
    pictures,
    rating: field('The editors’ own, in stars.', { type: 'number', minimum: 0.5, maximum: 5 }),
    opening_hours: text(
      'In the city’s time zone: `Mo-Fr 11:00-14:30,17:00-22:00; Sa 18:00-02:00; 2026-12-25 off "Christmas Day"`.',
      2000,
    ),
    price: field('1, cheap, to 4, expensive.', { type: 'number', minimum: 1, maximum: 4 }),
    menu_url: text('With or without https://.', 2000),
    booking_url: text('Where a table is reserved.', 2000),
    food_safety_id: text('Of the city’s food safety register.', 100),
    published,
    path,
  }),
  events: z.looseObject({
    name,
    start: z.unknown().meta({ description: 'With its time zone.', type: 'string', format: 'date-time' }),
    end: time('Not before the start.'),
    listing: text('External key or path of the listing where it takes place.', 300),
    address: text('Where it is at no listing.', 300),
    price: text('As text: `Free`.', 100),
    description: text('Plain text; line breaks are kept.', 20_000),
    pictures,
    cancelled: time('Since when it is cancelled; its page stays and says so.'),
    published,
    path,
    calendar_uid: text('Its id in visitors’ calendars.', 300),
  }),
  articles: z.looseObject({
    name,
    section: z.unknown().meta({ description: 'By its name or path: `Food`.', type: 'string' }),
    summary: text('One or two sentences.', 2000),
    body: text('HTML; what could run code is removed.', 1_000_000),
    author: text('As shown.', 200),
    pictures,
    published,
    path,
  }),
} as const;
