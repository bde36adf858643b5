import assert from 'node:assert/strict';
import type { ConformanceCase } from '../conforming/conformanceCase';
import type { Sent, Visitor } from '../conforming/createVisitor';
import type { World } from '../conforming/createWorld';
import type { Listing } from '../listings/contract';
import { photosRoutes, type Photo } from './contract';
import { drawPng } from './drawPng';
import { uploadCases } from './uploadConformance';
import { uploadPhoto } from './uploadPhoto';

const { list, mine, remove } = photosRoutes;

const idsOf = (photos: readonly Photo[]) => photos.map(({ id }) => id);

async function listWith(world: World, query?: Sent['query']) {
  return (await world.guest().expect(list, 200, { query })).body;
}

/** A listing that lies in a neighbourhood. */
async function findPlace(world: World): Promise<{ place: Listing; hood: number }> {
  const place = (await world.listings(20)).find(({ default_neighborhood }) => default_neighborhood);
  assert.ok(place, 'The cases need a listing with a neighbourhood.');
  return { place, hood: place.default_neighborhood?.id ?? 0 };
}

async function clear(visitor: Visitor, photos: readonly Photo[]): Promise<void> {
  for (const { id } of photos) await visitor.expect(remove, 204, { params: { id } });
}

/** What every implementation does with photos. */
export const photosCases: ConformanceCase[] = [
  {
    title:
      'PHOTO-6 a member’s photo stands first in the lists of its place, its neighbourhood and its member until it is removed',
    async run(world) {
      const { visitor, profile } = await world.member();
      const { place, hood } = await findPlace(world);
      const before = await listWith(world, { listing: place.id });
      const file = drawPng({ width: 60, height: 40 });
      const photo = await uploadPhoto(visitor, { file, listing: place.id, description: '  The window ' });
      assert.equal(photo.description, 'The window');
      assert.deepEqual(photo.listing, { name: place.name, share_url: place.share_url });
      assert.equal(photo.profile?.id, profile.id);

      for (const query of [`listing=${place.id}`, `default_neighborhood=${hood}`, '']) {
        const { results } = await listWith(world, `${query}&limit=1`);
        assert.deepEqual(results, [photo]);
      }
      assert.equal((await listWith(world, { listing: place.id })).count, before.count + 1);
      const own = (await visitor.expect(mine, 200)).body;
      assert.deepEqual(own.results[0], photo);

      await clear(visitor, [photo]);
      await visitor.expect(remove, 404, { params: { id: photo.id } });
      assert.deepEqual(await listWith(world, { listing: place.id }), before);
      assert.equal((await visitor.expect(mine, 200)).body.count, own.count - 1);
    },
  },
  {
    title: 'API-2 photos come a page at a time, the newest first, without gap or repetition, and end',
    async run(world) {
      const { visitor } = await world.member();
      const { place } = await findPlace(world);
      const added: Photo[] = [];
      for (let width = 20; width < 24; width += 1) {
        const file = drawPng({ width, height: 20 });
        added.unshift(await uploadPhoto(visitor, { file, listing: place.id }));
      }
      const first = await listWith(world, { listing: place.id, limit: 2 });
      const second = await listWith(world, { listing: place.id, limit: 2, offset: 2 });
      assert.deepEqual([...idsOf(first.results), ...idsOf(second.results)], idsOf(added));
      assert.ok(first.next);
      const followed = await listWith(world, new URL(first.next, world.baseUrl).search.slice(1));
      assert.deepEqual(idsOf(followed.results), idsOf(second.results));
      const own = (await visitor.expect(mine, 200, { query: { limit: 2, offset: 1 } })).body;
      assert.deepEqual(idsOf(own.results), idsOf(added.slice(1, 3)));

      const { count } = first;
      const past = await listWith(world, { listing: place.id, offset: count });
      assert.deepEqual([past.results, past.next, past.count], [[], null, count]);
      await clear(visitor, added);
    },
  },
  {
    title: 'API-2 a filter of photos that nothing has finds nothing; one that is no number is refused',
    async run(world) {
      for (const name of ['listing', 'default_neighborhood']) {
        assert.equal((await listWith(world, { [name]: 2_147_483_647 })).count, 0);
        const all = await listWith(world);
        assert.equal((await listWith(world, { [name]: '' })).count, all.count);
        const { body } = await world.guest().expect(list, 400, { query: { [name]: 'abc' } });
        assert.deepEqual(body, { [name]: ['Enter a number.'] });
      }
    },
  },
  {
    title:
      'API-3.photos-me API-3.both-slashes a member’s own photos are had with and without the final slash; a guest has none',
    async run(world) {
      const { visitor } = await world.member();
      for (const path of ['photos/me', 'photos/me/']) {
        const response = await visitor.send('GET', path, { query: { limit: 3 } });
        assert.equal(response.status, 200, path);
        assert.match(response.headers.get('cache-control') ?? '', /no-store/);
      }
      await world.guest().expect(mine, 403);
      await visitor.expect(mine, 400, { query: 'limit=1&limit=2' });
    },
  },
  {
    title: 'PHOTO-6 only whose photo it is removes it',
    async run(world) {
      const { visitor } = await world.member();
      const { place } = await findPlace(world);
      const file = drawPng({ width: 20, height: 20 });
      const photo = await uploadPhoto(visitor, { file, listing: place.id });
      const params = { id: photo.id };
      await world.guest().expect(remove, 403, { params });
      await (await world.otherMember()).visitor.expect(remove, 404, { params });
      await visitor.expect(remove, 403, { params, withoutCsrfToken: true });
      for (const id of ['0', 'x', '1e3', 2_147_483_647]) {
        await visitor.expect(remove, 404, { params: { id } });
      }
      assert.deepEqual(idsOf((await listWith(world, { listing: place.id, limit: 1 })).results), [photo.id]);
      await clear(visitor, [photo]);
    },
  },
  ...uploadCases,
];
