import { createApiClient } from '../client';
import { sendJson, startBackend, type TestBackend } from '../testing/startBackend';
import { readPhoto } from './readPhoto';

const nothing = {
  id: 7,
  share_path: null,
  prism_image_url: null,
  description: null,
  creation_date: null,
  listing: null,
  profile: null,
  instagram_user: null,
  width: null,
  height: null,
};

describe('photos of any backend', () => {
  it('API-2.nulls API-2.extra-fields O-IMG-03 what is absent, null or blank is null, what is unknown is left out', () => {
    const blank = Object.fromEntries(Object.keys(nothing).map((field) => [field, '']));
    expect(readPhoto({ id: 7 })).toEqual(nothing);
    expect(readPhoto(nothing)).toEqual(nothing);
    expect(readPhoto({ ...blank, id: '7', likes: 12 })).toEqual(nothing);
    expect(
      readPhoto({ id: 7, profile: { full_name: 'Mei Xiong', avatar_url: '' }, instagram_user: {} }),
    ).toMatchObject({
      profile: { id: null, full_name: 'Mei Xiong', avatar_url: null },
      instagram_user: { full_name: null, avatar_url: null },
    });
  });

  it.each([null, undefined, '', 0, '0', 'soon', 1, {}])('O-TIM-03 %p is not a date', (creation_date) => {
    expect(readPhoto({ id: 7, creation_date })).toEqual(nothing);
  });

  it('API-2 a date in Django’s format is a date', () => {
    const photo = readPhoto({ id: 7, creation_date: '2026-11-01T10:00:00.123456-04:00' });
    expect(photo?.creation_date).toBe('2026-11-01T14:00:00.123Z');
  });

  it.each([
    [
      { width: '1600', height: 1067.4 },
      { width: 1600, height: 1067 },
    ],
    [{ width: 1600 }, { width: null, height: null }],
    [
      { width: 0, height: 100 },
      { width: null, height: null },
    ],
    [
      { width: -5, height: 'x' },
      { width: null, height: null },
    ],
  ])('API-2 the size %j is parsed as %j', (source, size) => {
    expect(readPhoto({ id: 7, ...source })).toMatchObject(size);
  });

  it.each([null, 'x', {}, { id: 0 }, { id: 'one' }, []])('API-2 %j is not a photo', (row) => {
    expect(readPhoto(row)).toBeNull();
  });
});

describe('requesting photos', () => {
  let backend: TestBackend;
  beforeAll(async () => (backend = await startBackend()));
  beforeEach(() => backend.reset());
  afterAll(() => backend.stop());
  const photos = () => createApiClient({ baseUrl: backend.baseUrl }).photos;

  it('API-2.absolute-next rows that are not photos are left out, and next may be an absolute URL', async () => {
    const next = 'https://api.test/api/v2/photos/?limit=12&offset=12';
    backend.respond((_, response) => sendJson(response, { count: 30, next, results: [null, { id: 2 }, {}] }));
    const page = await photos().list({ listing: 42, default_neighborhood: null, limit: 12, offset: 0 });
    expect(page).toMatchObject({ count: 30, next, results: [{ id: 2 }] });
    expect(backend.received[0]?.url).toBe('/api/v2/photos/?limit=12&listing=42&offset=0');
  });

  it('API-3.photos-me a member’s own are requested without the final slash', async () => {
    backend.respond((_, response) => sendJson(response, { count: 0, next: null, results: [] }));
    await photos().mine({ limit: 12 });
    expect(backend.received[0]?.url).toBe('/api/v2/photos/me?limit=12');
  });

  it('API-2 JSON that is not a list is a clear error', async () => {
    backend.respond((_, response) => sendJson(response, {}));
    await expect(photos().mine()).rejects.toMatchObject({
      kind: 'format',
      message: 'GET photos/me was answered without a list of results.',
    });
  });

  it('PHOTO-6 removing is a DELETE', async () => {
    backend.respond((_, response) => response.writeHead(204).end());
    await photos().remove(12);
    expect(backend.received).toMatchObject([{ method: 'DELETE', url: '/api/v2/photos/12/' }]);
  });
});
