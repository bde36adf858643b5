import assert from 'node:assert/strict';
import { favouritesRoutes } from '../favourites/contract';
import { profilesRoutes } from '../profiles/contract';
import { detail } from '../wire/responses';
import type { ConformanceCase } from './ConformanceCase';

/** Requirements for the API as a whole. */
export const generalCases: ConformanceCase[] = [
  {
    title: 'API-2 an unknown path is 404',
    async run(context) {
      const response = await context.guest().send('GET', 'no-such-thing/');
      assert.equal(response.status, 404);
    },
  },
  {
    title: 'API-2 a method that a path does not have is 405 with a sentence of detail',
    async run(context) {
      const response = await context.guest().send('DELETE', 'listings/');
      assert.equal(response.status, 405);
      assert.ok(detail.safeParse(await response.json()).success);
    },
  },
  {
    title: 'API-2 a body that is not JSON is 400',
    async run(context) {
      for (const body of ['{"email": ', 'email=a@b.co', '[]', '"words"', '42']) {
        await context.guest().expect(profilesRoutes.logIn, 400, { body });
      }
    },
  },
  {
    title: 'API-3 a member’s write without the CSRF header is 403 and changes nothing',
    async run(context) {
      const { visitor } = await context.member();
      const before = await visitor.expect(favouritesRoutes.ids, 200);
      const [listing] = await context.listings(1);
      const body = { listing: listing?.id };
      await visitor.expect(favouritesRoutes.create, 403, { body, withoutCsrfToken: true });
      await visitor.expect(profilesRoutes.updateMe, 403, {
        body: { full_name: 'X' },
        withoutCsrfToken: true,
      });
      const after = await visitor.expect(favouritesRoutes.ids, 200);
      assert.deepEqual(after.body, before.body);
    },
  },
  {
    title: 'API-2 a member’s own data is never stored by caches',
    async run(context) {
      const { visitor } = await context.member();
      for (const route of [
        profilesRoutes.hi,
        profilesRoutes.me,
        favouritesRoutes.list,
        favouritesRoutes.ids,
      ]) {
        const { headers } = await visitor.expect(route, 200);
        assert.match(headers.get('cache-control') ?? '', /no-store/, `cache-control of ${route.path}`);
      }
    },
  },
];
