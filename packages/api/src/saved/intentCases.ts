import assert from 'node:assert/strict';
import type { ConformanceCase } from '../conforming/ConformanceCase';
import { groupByIntentAction, profilesRoutes } from '../profiles/contract';
import { savedRoutes } from './savedRoutes';
import { fetchSavedId } from './savedRequests';

const STARS = 4.5;

/** A guest's intent is performed by the login, for every group. */
export const intentCases: ConformanceCase[] = [
  {
    title: 'AUTH-15.done log-in performs each of the six intents that a guest can have',
    async run(context) {
      const { email, password } = await context.otherMember();
      const body = { email, password };
      const visitor = context.guest();
      for (const [action, group] of Object.entries(groupByIntentAction)) {
        const object_id = (await context.objectIds(group))[0] ?? 0;
        const query = { post_authenticate_action: action, object_id, rating: STARS };
        await visitor.expect(profilesRoutes.logIn, 200, { query, body });
        const id = await fetchSavedId(visitor, savedRoutes[group], object_id);
        assert.ok(id, action);
        if (group === 'ratings') {
          const { results } = (await visitor.expect(savedRoutes.ratings.ids, 200)).body;
          assert.deepEqual(results[object_id], { id, value: STARS });
        }
        await visitor.expect(savedRoutes[group].remove, 204, { params: { id } });
      }
    },
  },
  {
    title: 'AUTH-15 a rating without stars, with impossible ones or of nothing rates nothing and logs in',
    async run(context) {
      const { email, password } = await context.otherMember();
      const body = { email, password };
      const [listing] = await context.objectIds('ratings');
      const senseless = [
        `object_id=${listing}`,
        `object_id=${listing}&rating=5.3`,
        'object_id=2147483647&rating=4',
      ];
      const visitor = context.guest();
      for (const query of senseless) {
        const asked = `post_authenticate_action=rate&${query}`;
        await visitor.expect(profilesRoutes.logIn, 200, { query: asked, body });
      }
      assert.deepEqual((await visitor.expect(savedRoutes.ratings.ids, 200)).body.results, {});
    },
  },
];
