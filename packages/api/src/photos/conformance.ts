import assert from 'node:assert/strict';
import type { ConformanceCase } from '../conforming/ConformanceCase';
import type { SentRequest, Visitor } from '../conforming/createVisitor';
import type { TestContext } from '../conforming/createTestContext';
import type { Listing } from '../listings/contract';
import { photosRoutes, type Photo } from './contract';
import { createPng } from './createPng';
import { uploadCases } from './uploadConformance';
import { uploadPhoto } from './uploadPhoto';

const { list, mine, remove } = photosRoutes;

const idsOf = (photos: readonly Photo[]) => photos.map(({ id }) => id);

async function listWith(context: TestContext, query?: SentRequest['query']) {
  return (await context.guest().expect(list, 200, { query })).body;
}

/** A listing that is in a neighbourhood. */
async function findListing(context: TestContext): Promise<{ place: Listing; hood: number }> {
  const place = (await context.listings(20)).find(({ default_neighborhood }) => default_neighborhood);
  assert.ok(place, 'The cases need a listing with a neighbourhood.');
  return { place, hood: place.default_neighborhood?.id ?? 0 };
}

async function clear(visitor: Visitor, photos: readonly Photo[]): Promise<void> {
  for (const { id } of photos) await visitor.expect(remove, 204, { params: { id } });
}

/** Requirements for photos in every implementation. */
export const photosCases: ConformanceCase[] = [
  {
    title:
      'PHOTO-6 a member’s photo stands first in the lists of its place, its neighbourhood and its member until it is removed',
    async run(context) {
      const { visitor, profile } = await context.member();
      const { place, hood } = await findListing(context);
      const before = await listWith(context, { listing: place.id });
      const file = createPng({ width: 60, height: 40 });
      const photo = await uploadPhoto(visitor, { file, listing: place.id, description: '  The window ' });
      assert.equal(photo.description, 'The window');
      assert.deepEqual(photo.listing, { name: place.name, share_url: place.share_url });
      assert.equal(photo.profile?.id, profile.id);

      for (const query of [`listing=${place.id}`, `default_neighborhood=${hood}`, '']) {
        const { results } = await listWith(context, `${query}&limit=1`);
        assert.deepEqual(results, [photo]);
      }
      assert.equal((await listWith(context, { listing: place.id })).count, before.count + 1);
      const own = (await visitor.expect(mine, 200)).body;
      assert.deepEqual(own.results[0], photo);

      await clear(visitor, [photo]);
      await visitor.expect(remove, 404, { params: { id: photo.id } });
      assert.deepEqual(await listWith(context, { listing: place.id }), before);
      assert.equal((await visitor.expect(mine, 200)).body.count, own.count - 1);
    },
  },
  {
    title: 'API-2 photos come a page at a time, newest first, without gap or repetition, and end',
    async run(context) {
      const { visitor } = await context.member();
      const { place } = await findListing(context);
      const added: Photo[] = [];
      for (let width = 20; width < 24; width += 1) {
        const file = createPng({ width, height: 20 });
        added.unshift(await uploadPhoto(visitor, { file, listing: place.id }));
      }
      const first = await listWith(context, { listing: place.id, limit: 2 });
      const second = await listWith(context, { listing: place.id, limit: 2, offset: 2 });
      assert.deepEqual([...idsOf(first.results), ...idsOf(second.results)], idsOf(added));
      assert.ok(first.next);
      const followed = await listWith(context, new URL(first.next, context.baseUrl).search.slice(1));
      assert.deepEqual(idsOf(followed.results), idsOf(second.results));
      const own = (await visitor.expect(mine, 200, { query: { limit: 2, offset: 1 } })).body;
      assert.deepEqual(idsOf(own.results), idsOf(added.slice(1, 3)));

      const { count } = first;
      const past = await listWith(context, { listing: place.id, offset: count });
      assert.deepEqual([past.results, past.next, past.count], [[], null, count]);
      await clear(visitor, added);
    },
  },
  {
    title:
      'API-2 a filter of photos with an unknown id returns nothing; one that is not a number is rejected',
    async run(context) {
      for (const name of ['listing', 'default_neighborhood']) {
        assert.equal((await listWith(context, { [name]: 2_147_483_647 })).count, 0);
        const all = await listWith(context);
        assert.equal((await listWith(context, { [name]: '' })).count, all.count);
        const { body } = await context.guest().expect(list, 400, { query: { [name]: 'abc' } });
        assert.deepEqual(body, { [name]: ['Enter a number.'] });
      }
    },
  },
  {
    title:
      'API-3.photos-me API-3.both-slashes a member’s own photos are had with and without the final slash; a guest has none',
    async run(context) {
      const { visitor } = await context.member();
      for (const path of ['photos/me', 'photos/me/']) {
        const response = await visitor.send('GET', path, { query: { limit: 3 } });
        assert.equal(response.status, 200, path);
        assert.match(response.headers.get('cache-control') ?? '', /no-store/);
      }
      await context.guest().expect(mine, 403);
      await visitor.expect(mine, 400, { query: 'limit=1&limit=2' });
    },
  },
  {
    title: 'PHOTO-6 only the photo’s own member can remove it',
    async run(context) {
      const { visitor } = await context.member();
      const { place } = await findListing(context);
      const file = createPng({ width: 20, height: 20 });
      const photo = await uploadPhoto(visitor, { file, listing: place.id });
      const params = { id: photo.id };
      await context.guest().expect(remove, 403, { params });
      await (await context.otherMember()).visitor.expect(remove, 404, { params });
      await visitor.expect(remove, 403, { params, withoutCsrfToken: true });
      for (const id of ['0', 'x', '1e3', 2_147_483_647]) {
        await visitor.expect(remove, 404, { params: { id } });
      }
      assert.deepEqual(idsOf((await listWith(context, { listing: place.id, limit: 1 })).results), [photo.id]);
      await clear(visitor, [photo]);
    },
  },
  ...uploadCases,
];
