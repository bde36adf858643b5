import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { ConformanceCase } from '../conforming/ConformanceCase';
import { randomEmail } from '../conforming/createTestContext';
import { profilesRoutes } from './contract';

const { me, updateMe, register, logIn, accountAccess, unlinkIdentity, endSession, cancelEmailChange } =
  profilesRoutes;

/** How a member logs in, and how an email is changed. */
export const accountAccessCases: ConformanceCase[] = [
  {
    title: 'API-2 a guest has no sessions and identities to read or end: 403',
    async run(context) {
      const guest = context.guest();
      const params = { id: 'made-up' };
      await guest.expect(accountAccess, 403);
      await guest.expect(unlinkIdentity, 403, { params });
      await guest.expect(endSession, 403, { params });
      await guest.expect(cancelEmailChange, 403);
    },
  },
  {
    title: 'DOOR-3 a member sees every session, the current one first, and ends another',
    async run(context) {
      const visitor = context.guest();
      const credentials = { email: randomEmail(), password: `pw ${randomUUID()}` };
      await visitor.expect(register, 201, { body: credentials });
      const elsewhere = context.guest();
      await elsewhere.expect(logIn, 200, { body: credentials });

      const { body } = await visitor.expect(accountAccess, 200);
      assert.equal(body.has_password, true);
      assert.equal(body.pending_email, null);
      assert.deepEqual(body.identities, []);
      assert.deepEqual(
        body.sessions.map(({ is_current }) => is_current),
        [true, false],
      );
      const [ownSession, otherSession] = body.sessions;
      assert.ok(ownSession && otherSession && ownSession.id !== otherSession.id);

      const stranger = (await context.member()).visitor;
      await stranger.expect(endSession, 404, { params: { id: otherSession.id } });
      await elsewhere.expect(me, 200);
      await visitor.expect(endSession, 204, { params: { id: otherSession.id } });
      await elsewhere.expect(me, 403);
      await visitor.expect(endSession, 404, { params: { id: otherSession.id } });
      await visitor.expect(unlinkIdentity, 404, { params: { id: ownSession.id } });
      await visitor.expect(endSession, 204, { params: { id: ownSession.id } });
      await visitor.expect(me, 403);
      // No request of the API links an identity.
      context.coverage.exempt(unlinkIdentity, 204);
      context.coverage.exempt(unlinkIdentity, 400);
    },
  },
  {
    title:
      'DOOR-1 a new email requires the password, and is pending until its mail is confirmed while the old one stays',
    async run(context) {
      const { visitor, email, password } = await context.otherMember();
      const next = randomEmail();
      for (const current_password of [undefined, 'not the password']) {
        const body = { email: next, full_name: 'Nobody', current_password };
        const rejected = await visitor.expect(updateMe, 400, { body });
        assert.deepEqual(Object.keys(rejected.body), ['current_password']);
      }
      const before = (await visitor.expect(me, 200)).body;
      assert.deepEqual([before.email, before.pending_email ?? null], [email, null]);

      const body = { email: next, full_name: 'Zoë Ng', current_password: password };
      const { body: after } = await visitor.expect(updateMe, 200, { body });
      assert.deepEqual([after.email, after.pending_email, after.full_name], [email, next, 'Zoë Ng']);
      assert.deepEqual((await visitor.expect(me, 200)).body, after);
      assert.equal((await visitor.expect(accountAccess, 200)).body.pending_email, next);
      await context.guest().expect(logIn, 400, { body: { email: next, password } });

      // The current address is not a change, and requires no password.
      await visitor.expect(updateMe, 200, { body: { email } });
      await visitor.expect(cancelEmailChange, 204);
      await visitor.expect(cancelEmailChange, 204);
      assert.equal((await visitor.expect(me, 200)).body.pending_email, null);
    },
  },
];
