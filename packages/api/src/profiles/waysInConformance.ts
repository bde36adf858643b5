import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { ConformanceCase } from '../conforming/conformanceCase';
import { randomEmail } from '../conforming/createWorld';
import { profilesRoutes } from './contract';

const { me, updateMe, register, logIn, waysIn, unlinkIdentity, endSession, cancelEmailChange } =
  profilesRoutes;

/** How a member gets in, and how an email is changed. */
export const waysInCases: ConformanceCase[] = [
  {
    title: 'API-2 a guest has no ways in to see or to end: 403',
    async run(world) {
      const guest = world.guest();
      const params = { id: 'made-up' };
      await guest.expect(waysIn, 403);
      await guest.expect(unlinkIdentity, 403, { params });
      await guest.expect(endSession, 403, { params });
      await guest.expect(cancelEmailChange, 403);
    },
  },
  {
    title: 'DOOR-3 a member sees every session, the present one first, and ends another',
    async run(world) {
      const visitor = world.guest();
      const credentials = { email: randomEmail(), password: `pw ${randomUUID()}` };
      await visitor.expect(register, 201, { body: credentials });
      const elsewhere = world.guest();
      await elsewhere.expect(logIn, 200, { body: credentials });

      const { body } = await visitor.expect(waysIn, 200);
      assert.equal(body.has_password, true);
      assert.equal(body.pending_email, null);
      assert.deepEqual(body.identities, []);
      assert.deepEqual(
        body.sessions.map(({ is_current }) => is_current),
        [true, false],
      );
      const [own, other] = body.sessions;
      assert.ok(own && other && own.id !== other.id);

      const stranger = (await world.member()).visitor;
      await stranger.expect(endSession, 404, { params: { id: other.id } });
      await elsewhere.expect(me, 200);
      await visitor.expect(endSession, 204, { params: { id: other.id } });
      await elsewhere.expect(me, 403);
      await visitor.expect(endSession, 404, { params: { id: other.id } });
      await visitor.expect(unlinkIdentity, 404, { params: { id: own.id } });
      await visitor.expect(endSession, 204, { params: { id: own.id } });
      await visitor.expect(me, 403);
      // No call of the API links anybody.
      world.ledger.excuse(unlinkIdentity, 204);
      world.ledger.excuse(unlinkIdentity, 400);
    },
  },
  {
    title: 'DOOR-1 another email asks for the password, and waits for its mail while the old one stays',
    async run(world) {
      const { visitor, email, password } = await world.otherMember();
      const next = randomEmail();
      for (const current_password of [undefined, 'not the password']) {
        const body = { email: next, full_name: 'Nobody', current_password };
        const refused = await visitor.expect(updateMe, 400, { body });
        assert.deepEqual(Object.keys(refused.body), ['current_password']);
      }
      const before = (await visitor.expect(me, 200)).body;
      assert.deepEqual([before.email, before.pending_email ?? null], [email, null]);

      const body = { email: next, full_name: 'Zoë Ng', current_password: password };
      const { body: after } = await visitor.expect(updateMe, 200, { body });
      assert.deepEqual([after.email, after.pending_email, after.full_name], [email, next, 'Zoë Ng']);
      assert.deepEqual((await visitor.expect(me, 200)).body, after);
      assert.equal((await visitor.expect(waysIn, 200)).body.pending_email, next);
      await world.guest().expect(logIn, 400, { body: { email: next, password } });

      // The present address is no change, and needs no password.
      await visitor.expect(updateMe, 200, { body: { email } });
      await visitor.expect(cancelEmailChange, 204);
      await visitor.expect(cancelEmailChange, 204);
      assert.equal((await visitor.expect(me, 200)).body.pending_email, null);
    },
  },
];
