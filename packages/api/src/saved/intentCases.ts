import assert from 'node:assert/strict';
import type { ConformanceCase } from '../conforming/conformanceCase';
import { intentGroups, profilesRoutes } from '../profiles/contract';
import { savedRoutes } from './savedRoutes';
import { savedIdOf } from './savingVisitor';

const STARS = 4.5;

/** What a guest was about to do is done by the log-in, for every group. */
export const intentCases: ConformanceCase[] = [
  {
    title: 'AUTH-15.done log-in does each of the six things that a guest can have been about to do',
    async run(world) {
      const { email, password } = await world.otherMember();
      const body = { email, password };
      const visitor = world.guest();
      for (const [action, group] of Object.entries(intentGroups)) {
        const object_id = (await world.objectIds(group))[0] ?? 0;
        const query = { post_authenticate_action: action, object_id, rating: STARS };
        await visitor.expect(profilesRoutes.logIn, 200, { query, body });
        const id = await savedIdOf(visitor, savedRoutes[group], object_id);
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
    async run(world) {
      const { email, password } = await world.otherMember();
      const body = { email, password };
      const [listing] = await world.objectIds('ratings');
      const senseless = [
        `object_id=${listing}`,
        `object_id=${listing}&rating=5.3`,
        'object_id=2147483647&rating=4',
      ];
      const visitor = world.guest();
      for (const query of senseless) {
        const asked = `post_authenticate_action=rate&${query}`;
        await visitor.expect(profilesRoutes.logIn, 200, { query: asked, body });
      }
      assert.deepEqual((await visitor.expect(savedRoutes.ratings.ids, 200)).body.results, {});
    },
  },
];
