import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { ConformanceCase } from '../conforming/conformanceCase';
import { randomEmail } from '../conforming/createWorld';
import { profilesRoutes } from './contract';

const { me, logIn, resetPassword, confirmReset } = profilesRoutes;

const required = ['This field is required.'];
const uselessToken = { token: ['This link no longer works. Ask for a new one.'] };

/** Forgotten passwords: asking for the mail, and setting a new one with its token. */
export const resetCases: ConformanceCase[] = [
  {
    title: 'AUTH-12 reset never tells whether an account exists, and names an ill-formed address',
    async run(world) {
      const { email } = await world.member();
      const known = await world.guest().expect(resetPassword, 200, { body: { email } });
      const unknown = await world.guest().expect(resetPassword, 200, { body: { email: randomEmail() } });
      assert.deepEqual(unknown.body, known.body);
      const { body } = await world.guest().expect(resetPassword, 400, { body: { email: 'nonsense' } });
      assert.deepEqual(body, { email: ['Enter a valid email address.'] });
    },
  },
  {
    title: 'AUTH-12 a reset is confirmed by a token of a mail alone; what is missing is named',
    async run(world) {
      const guest = world.guest();
      for (const token of ['made-up', 'x'.repeat(43), 'Ω '.repeat(20)]) {
        const body = { token, new_password: randomUUID() };
        assert.deepEqual((await guest.expect(confirmReset, 400, { body })).body, uselessToken);
      }
      assert.deepEqual((await guest.expect(confirmReset, 400, { body: {} })).body, {
        token: required,
        new_password: required,
      });
    },
  },
  {
    title: 'AUTH-12 the token of a mail sets one new password, ends every session and logs nobody in',
    async run(world) {
      if (!world.readResetToken) return world.ledger.excuse(confirmReset, 200);
      const account = await world.otherMember();
      const { visitor, email, password } = account;
      const guest = world.guest();
      await guest.expect(resetPassword, 200, { body: { email } });
      const token = await world.readResetToken(email);

      const new_password = `reset ${randomUUID()}`;
      const weak = await guest.expect(confirmReset, 400, { body: { token, new_password: '123' } });
      assert.deepEqual(Object.keys(weak.body), ['new_password']);
      await visitor.expect(me, 200);

      await guest.expect(confirmReset, 200, { body: { token, new_password } });
      await guest.expect(me, 403);
      await visitor.expect(me, 403);
      await guest.expect(logIn, 400, { body: { email, password } });
      const again = { token, new_password: randomUUID() };
      assert.deepEqual((await guest.expect(confirmReset, 400, { body: again })).body, uselessToken);
      account.password = new_password;
      await visitor.expect(logIn, 200, { body: { email, password: new_password } });
    },
  },
];
