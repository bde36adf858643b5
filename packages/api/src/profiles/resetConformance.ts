import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { ConformanceCase } from '../conforming/ConformanceCase';
import { randomEmail } from '../conforming/createTestContext';
import { profilesRoutes } from './contract';

const { me, logIn, resetPassword, confirmReset } = profilesRoutes;

const required = ['This field is required.'];
const uselessToken = { token: ['This link no longer works. Ask for a new one.'] };

/** Forgotten passwords: requesting the mail, and setting a new one with its token. */
export const resetCases: ConformanceCase[] = [
  {
    title: 'AUTH-12 reset never reveals whether an account exists, and reports an invalid address',
    async run(context) {
      const { email } = await context.member();
      const known = await context.guest().expect(resetPassword, 200, { body: { email } });
      const unknown = await context.guest().expect(resetPassword, 200, { body: { email: randomEmail() } });
      assert.deepEqual(unknown.body, known.body);
      const { body } = await context.guest().expect(resetPassword, 400, { body: { email: 'nonsense' } });
      assert.deepEqual(body, { email: ['Enter a valid email address.'] });
    },
  },
  {
    title: 'AUTH-12 a reset is confirmed with a token of a mail only; missing fields are reported',
    async run(context) {
      const guest = context.guest();
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
    title: 'AUTH-12 the token of a mail sets one new password, ends every session and logs no visitor in',
    async run(context) {
      if (!context.readResetToken) return context.coverage.exempt(confirmReset, 200);
      const account = await context.otherMember();
      const { visitor, email, password } = account;
      const guest = context.guest();
      await guest.expect(resetPassword, 200, { body: { email } });
      const token = await context.readResetToken(email);

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
