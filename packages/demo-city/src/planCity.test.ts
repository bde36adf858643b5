import { foldText, formatOpeningHours, parseOpeningHours } from '@cityguide/site-config/formats';
import type { City } from './City';
import { planCity } from './planCity';
import { newestMs } from './cityTime';

describe('the planned city', () => {
  let full: City;
  beforeAll(() => {
    full = planCity('full');
  });

  it('HOST-2.deterministic is the same in every run', () => {
    expect(planCity('full')).toEqual(full);
  });

  it('HOST-2.neighbourhoods has Toronto’s 141 neighbourhoods, where they are', () => {
    expect(full.neighbourhoods).toHaveLength(141);
    expect(new Set(full.neighbourhoods.map(({ path }) => path)).size).toBe(141);
    for (const { name, latitude, longitude } of full.neighbourhoods) {
      expect([name, latitude > 43.57 && latitude < 43.87, longitude > -79.66 && longitude < -79.1]).toEqual([
        name,
        true,
        true,
      ]);
    }
  });

  it('HOST-2.listings HOST-2.types has 5,000 listings, each with its own name, sub type and path', () => {
    expect(full.listings).toHaveLength(5000);
    expect(new Set(full.listings.map(({ path }) => path)).size).toBe(5000);
    expect(new Set(full.listings.map(({ name }) => foldText(name))).size).toBe(5000);
    expect(full.listings.filter(({ latitude, longitude }) => latitude && longitude).length).toBeGreaterThan(
      4000,
    );
    const kinds = new Set(full.listingSubTypes.map(({ id }) => id));
    expect(full.listings.every((listing) => kinds.has(listing.sub_type_id))).toBe(true);
    expect(kinds).toEqual(new Set(full.listings.map((listing) => listing.sub_type_id)));
  });

  it.each([
    ['phone', ''],
    ['website', ''],
    ['address', ''],
    ['editors_rating', null],
    ['image_path', null],
    ['latitude', null],
    ['dinesafe_establishment_id', null],
  ] as const)('HOST-2 has listings without %s, as real data has', (column, none) => {
    const missing = full.listings.filter((listing) => listing[column] === none).length;
    expect(missing).toBeGreaterThan(20);
    expect(missing).toBeLessThan(3000);
  });

  it.each([
    ['an apostrophe', /’/],
    ['an accent', /[éèôñóöã]/],
    ['an ampersand', /&/],
    ['an emoji', /\p{Extended_Pictographic}/u],
  ])('HOST-2 has names with %s', (_, pattern) =>
    expect(full.listings.filter(({ name }) => pattern.test(name)).length).toBeGreaterThan(5),
  );

  it('HOST-2 uses phone numbers and web addresses that are not in use', () => {
    for (const { phone, website } of full.listings) {
      if (phone) expect(phone).toMatch(/^(416|647)-555-01\d\d$/);
      if (website) expect(website).toMatch(/^(https:\/\/)?[a-z0-9-]+\.example\.com\/?$/);
    }
  });

  it('HOST-2.drawn HOST-2.photos draws 400 pictures and derives the others, so that there are 2,000', () => {
    const { drawnPictures } = full;
    expect(drawnPictures).toHaveLength(400);
    expect(drawnPictures.length + full.pictureVariants.length).toBe(2000);
    const paths = new Set([
      ...drawnPictures.map(({ path }) => path),
      ...full.pictureVariants.map(({ path }) => path),
    ]);
    expect(paths.size).toBe(2000);
    expect(full.photos).toHaveLength(2000);
    const shown = [...full.listings, ...full.photos, ...full.articles].flatMap(
      ({ image_path: path }) => path ?? [],
    );
    expect(shown.filter((path) => !paths.has(path))).toEqual([]);
  });

  it('HOST-2 crops variants inside their source and never mirrors a sign', () => {
    for (const variant of full.pictureVariants) {
      expect(variant.crop_left + variant.crop_width).toBeLessThanOrEqual(1000);
      expect(variant.crop_top + variant.crop_height).toBeLessThanOrEqual(1000);
      if (/\/(bar|streetscape|neon-street)-/.test(variant.source_path))
        expect(variant.is_mirrored).toBe(false);
    }
  });

  it('HOST-2.articles has at least 40 stories, four or more in every section, each with paragraphs', () => {
    expect(full.articles.length).toBeGreaterThanOrEqual(40);
    expect(new Set(full.articles.map(({ path }) => path)).size).toBe(full.articles.length);
    for (const type of full.articleTypes) {
      expect(full.articles.filter(({ type_id: id }) => id === type.id).length).toBeGreaterThanOrEqual(4);
    }
    for (const { body } of full.articles) expect(body.match(/<p>/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
  });

  it('HOST-2.videos HOST-2.events has videos and events, each with its own name, path and drawn picture', () => {
    const drawn = new Set(full.drawnPictures.map(({ path }) => path));
    expect(full.videos).toHaveLength(24);
    expect(full.events.length).toBeGreaterThan(100);
    for (const rows of [full.videos, full.events]) {
      expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
      expect(rows.every(({ image_path: path }) => path !== null && drawn.has(path))).toBe(true);
    }
  });

  it('GUIDE-3.seed has hours of every kind, prices, menus and bookings, and places without', () => {
    const hours = new Set(full.listings.map(({ opening_hours: text }) => text));
    for (const text of hours) {
      const parsed = parseOpeningHours(text);
      expect(parsed && ('problem' in parsed ? parsed.problem : formatOpeningHours(parsed))).toBe(
        text || null,
      );
    }
    expect([...hours].some((text) => text.endsWith('; off'))).toBe(true);
    expect([...hours].some((text) => /-0\d:/.test(text))).toBe(true);
    expect(new Set(full.listings.map(({ price }) => price))).toEqual(new Set([null, 1, 2, 3, 4]));
    for (const field of ['menu_url', 'booking_url', 'opening_hours'] as const) {
      const known = full.listings.filter((listing) => listing[field] !== '').length;
      expect(known).toBeGreaterThan(500);
      expect(known).toBeLessThan(4900);
    }
  });

  it('HOST-2.events has events before and after the city’s present, at listings and elsewhere', () => {
    const past = full.events.filter(({ start_time: start }) => start < newestMs);
    expect(past.length).toBeGreaterThan(15);
    expect(full.events.length - past.length).toBeGreaterThan(30);
    expect(full.events.filter(({ listing_id: id }) => id === null)).toHaveLength(9);
    const hours = full.events.map(({ start_time: start }) =>
      Number(
        new Date(start).toLocaleString('en-CA', {
          timeZone: 'America/Toronto',
          hour: 'numeric',
          hour12: false,
        }),
      ),
    );
    expect(Math.min(...hours)).toBeGreaterThanOrEqual(7);
    for (const { start_time: start, end_time: end } of full.events)
      expect(end ?? start + 1).toBeGreaterThan(start);
  });

  it('HOST-2 dates events, contests and stories around the present it is planned for, at the same hours', () => {
    const presentMs = Date.UTC(2027, 0, 12, 18);
    const later = planCity('full', presentMs);
    const coming = later.events.filter(({ start_time: start }) => start > presentMs);
    expect(coming.length).toBeGreaterThan(80);
    expect(Math.max(...later.articles.map(({ date_published: date }) => date))).toBeGreaterThan(
      presentMs - 7 * 86_400_000,
    );
    expect(later.articles.every(({ date_published: date }) => date < presentMs)).toBe(true);
    expect(planCity('full', presentMs)).toEqual(later);
  });

  it('HOST-2.contests has contests of both kinds: open, closing soon, and closed', () => {
    for (const kind of ['entry', 'photo']) {
      const days = full.contests
        .filter((contest) => contest.kind === kind)
        .map(({ closes_time: closes }) => (closes - newestMs) / 86_400_000);
      expect([Math.min(...days) < 0, Math.max(...days) > 14]).toEqual([true, true]);
    }
    expect(
      full.contests.some(({ closes_time: closes }) => Math.abs(closes - newestMs) < 3 * 86_400_000),
    ).toBe(true);
    expect(full.contests.every(({ rules, question }) => rules !== '' && question !== '')).toBe(true);
  });

  it('HOST-2 SITE-3.start-year has stories of every year since the site began', () => {
    const years = full.articles.map(({ date_published: date }) => new Date(date).getUTCFullYear());
    for (let year = 2004; year <= 2026; year += 1) {
      expect([year, years.filter((each) => each === year).length >= 5]).toEqual([year, true]);
    }
  });

  it.each([
    ['todos', 'listing_id'],
    ['articleBookmarks', 'article_id'],
    ['videoBookmarks', 'video_id'],
    ['eventBookmarks', 'event_id'],
    ['ratings', 'listing_id'],
  ] as const)('HOST-2 has a demo member with %s, without duplicates', (table, column) => {
    const rows: readonly Readonly<Record<string, number | boolean>>[] = full[table].map((row) => ({
      ...row,
    }));
    const memberRows = rows.filter(({ profile_id: id }) => id === full.members[0]?.id);
    expect(memberRows.length).toBeGreaterThan(2);
    expect(new Set(memberRows.map((row) => row[column])).size).toBe(memberRows.length);
  });

  it('HOST-2.members has a demo member with favourites', () => {
    const [demo] = full.members;
    expect(demo?.email).toBe('demo@example.com');
    expect(full.favourites.filter(({ profile_id: id }) => id === demo?.id).length).toBeGreaterThan(3);
  });

  describe('its photos', () => {
    const share = (count: number) => count / full.photos.length;
    const lengths = () => {
      const counts = new Map<number, number>();
      for (const { listing_id: id } of full.photos) counts.set(id, (counts.get(id) ?? 0) + 1);
      return [...counts.values()];
    };

    it('HOST-2 PHOTO-1 has lists of every length: none, one, a page, a page and one, many, very many', () => {
      expect(lengths()).toEqual(expect.arrayContaining([1, 12, 13, 40, 200]));
      expect(lengths().length).toBeLessThan(full.listings.length / 2);
      for (const { share_path: path } of full.photos)
        expect(path).toMatch(/^\/(restaurants|places)\/[^/]+\/photos\/\d+\/$/);
    });

    it('HOST-2 PHOTO-8 has portrait, landscape, square and panorama formats, each with its own size', () => {
      const ratios = full.photos.map(({ width, height }) => width / height);
      for (const [low, high] of [
        [0.5, 0.8],
        [0.99, 1.01],
        [1.3, 1.55],
        [1.7, 1.8],
        [2.7, 3.4],
      ] as const) {
        expect(share(ratios.filter((ratio) => ratio >= low && ratio <= high).length)).toBeGreaterThan(0.02);
      }
      expect(new Set(full.photos.map(({ width, height }) => `${width}x${height}`)).size).toBeGreaterThan(100);
      const cards = [...full.listings, ...full.articles, ...full.events].flatMap(
        ({ image_path: path }) => path ?? [],
      );
      const tall = new Set(
        full.photos.filter(({ width, height }) => width < height).map(({ image_path: path }) => path),
      );
      expect(cards.filter((path) => tall.has(path))).toEqual([]);
    });

    it('HOST-2 PHOTO-3 were taken by members, people on Instagram and the editors, some with faces', () => {
      const faces = new Set(full.avatars.map(({ path }) => path));
      const shown = [
        ...full.members.flatMap(({ avatar_path: path }) => path ?? []),
        ...full.photos.map(({ instagram_avatar_path: path }) => path).filter(Boolean),
      ];
      expect(new Set(shown)).toEqual(faces);
      const byMembers = full.photos.filter(({ profile_id: id }) => id !== null);
      const instagram = full.photos.filter(({ instagram_full_name: name }) => name !== '');
      expect([share(byMembers.length), share(instagram.length)]).toEqual([
        expect.closeTo(0.5, 1),
        expect.closeTo(0.2, 1),
      ]);
      expect(byMembers.filter((photo) => instagram.includes(photo))).toEqual([]);
      expect(full.members.filter(({ avatar_path: path }) => path === null)).toHaveLength(2);
    });

    it('HOST-2 PHOTO-3 are minutes to years old, and never older than their listing or in the future', () => {
      const ages = full.photos.map(({ creation_date: date }) => newestMs - date);
      const hour = 3_600_000;
      for (const [low, high] of [
        [0, hour],
        [hour, 24 * hour],
        [24 * hour, 31 * 24 * hour],
        [365 * 24 * hour, Infinity],
      ] as const) {
        expect(share(ages.filter((age) => age > low && age < high).length)).toBeGreaterThan(0.03);
      }
      expect(Math.min(...ages)).toBeGreaterThan(0);
      const published = new Map(full.listings.map((listing) => [listing.id, listing.date_published]));
      for (const { creation_date: date, listing_id: id } of full.photos)
        expect(date).toBeGreaterThanOrEqual((published.get(id) ?? 0) - 10 * 60_000);
      const descriptions = new Set(full.photos.map(({ description }) => description));
      expect([descriptions.has(''), descriptions.size > 20]).toEqual([true, true]);
    });
  });
});
