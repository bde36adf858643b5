import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { ConformanceCase } from '../conforming/ConformanceCase';
import { randomEmail } from '../conforming/createTestContext';
import { favouritesRoutes } from '../favourites/contract';
import { profilesRoutes, savedGroupNames } from './contract';
import { accountDataCases } from './accountDataConformance';
import { resetCases } from './resetConformance';
import { accountAccessCases } from './accountAccessConformance';

const { hi, me, updateMe, changePassword, register, logIn } = profilesRoutes;

const required = ['This field is required.'];

const sessionCases: ConformanceCase[] = [
  {
    title: 'AUTH-1 a guest gets a session without an id and the CSRF cookie',
    async run(context) {
      const { body, headers } = await context.guest().expect(hi, 200);
      assert.deepEqual(body, { id: null, last_updates: {} });
      assert.match(headers.getSetCookie().join(), /csrftoken=/);
    },
  },
  {
    title: 'AUTH-2.id a member gets a session with the id of the profile and a time for every group',
    async run(context) {
      const { visitor, profile } = await context.member();
      const { body } = await visitor.expect(hi, 200);
      assert.equal(body.id, profile.id);
      assert.deepEqual(Object.keys(body.last_updates).sort(), [...savedGroupNames].sort());
    },
  },
  {
    title:
      'AUTH-8 the right password logs in, with a session that scripts cannot read and other sites do not send',
    async run(context) {
      const { email, password, profile } = await context.member();
      const visitor = context.guest();
      await visitor.expect(hi, 200);
      const { headers } = await visitor.expect(logIn, 200, { body: { email, password } });
      const session = headers.getSetCookie().find((cookie) => /httponly/i.test(cookie));
      assert.match(session ?? '', /samesite=(lax|strict)/i);
      assert.deepEqual((await visitor.expect(me, 200)).body, profile);
    },
  },
  {
    title: 'AUTH-8 a wrong password and an unknown address get the same response, and no session',
    async run(context) {
      const { email } = await context.member();
      const visitor = context.guest();
      const wrong = await visitor.expect(logIn, 400, { body: { email, password: 'not the password' } });
      const unknown = await visitor.expect(logIn, 400, { body: { email: randomEmail(), password: 'x' } });
      assert.deepEqual(Object.keys(wrong.body), ['non_field_errors']);
      assert.deepEqual(unknown.body, wrong.body);
      await visitor.expect(me, 403);
    },
  },
  {
    title: 'AUTH-15.done log-in performs the visitor’s intent, once, and ignores what is not possible',
    async run(context) {
      const { email, password } = await context.otherMember();
      const [listing] = await context.listings(1);
      assert.ok(listing);
      const body = { email, password };
      const visitor = context.guest();
      const query = { post_authenticate_action: 'add-favourite', object_id: listing.id };
      await visitor.expect(logIn, 200, { query, body });
      await visitor.expect(logIn, 200, { query, body });
      const id = (await visitor.expect(favouritesRoutes.ids, 200)).body.results[listing.id];
      assert.ok(id);
      await visitor.expect(favouritesRoutes.remove, 204, { params: { id } });

      const senseless = [
        'post_authenticate_action=drop-table&object_id=1',
        'post_authenticate_action=add-favourite&object_id=2147483647',
        'post_authenticate_action=add-favourite&object_id=abc&rating=many',
        'post_authenticate_action=add-favourite&post_authenticate_action=rate',
        'post_authenticate_action=add-favourite',
      ];
      for (const nonsense of senseless) await visitor.expect(logIn, 200, { query: nonsense, body });
      assert.deepEqual((await visitor.expect(favouritesRoutes.ids, 200)).body.results, {});
    },
  },
];

const signUpCases: ConformanceCase[] = [
  {
    title: 'AUTH-10 sign-up logs in, and rejects an address that has an account, whatever its case',
    async run(context) {
      const { visitor, email, profile } = await context.member();
      assert.equal((await visitor.expect(me, 200)).body.id, profile.id);
      for (const taken of [email, email.toUpperCase(), ` ${email} `]) {
        const body = { email: taken, password: randomUUID() };
        const rejected = await context.guest().expect(register, 400, { body });
        assert.deepEqual(Object.keys(rejected.body), ['email']);
      }
    },
  },
  {
    title:
      'AUTH-10.short AUTH-10.common AUTH-10.digits sign-up rejects short, common and numeric passwords with Django’s messages',
    async run(context) {
      const rules = [
        ['Xq3!', 'This password is too short. It must contain at least 8 characters.'],
        ['password123', 'This password is too common.'],
        ['8429175306', 'This password is entirely numeric.'],
      ];
      for (const [password, message] of rules) {
        const body = { email: randomEmail(), password };
        const rejected = await context.guest().expect(register, 400, { body });
        assert.deepEqual(rejected.body, { password: [message] });
      }
    },
  },
  {
    title: 'AUTH-9 fields that are missing, blank, too long or malformed are reported',
    async run(context) {
      const guest = context.guest();
      const password = randomUUID();
      const ofEmail = [
        null,
        '',
        '   ',
        'no-at-sign',
        'a b@c.de',
        'a@b',
        `${'a'.repeat(250)}@b.example`,
        7,
        [],
        'a\u0000@b.co',
      ];
      for (const email of ofEmail) {
        const { body } = await guest.expect(register, 400, { body: { email, password } });
        assert.deepEqual(Object.keys(body), ['email'], JSON.stringify(email));
      }
      const injection = await guest.expect(register, 400, {
        body: { email: 'a@b.co\r\nBcc: c@d.co', password },
      });
      assert.deepEqual(Object.keys(injection.body), ['email']);
      for (const wrong of [null, '', 'a'.repeat(256), 12345678, 'nul\u0000 in the middle']) {
        const { body } = await guest.expect(register, 400, {
          body: { email: randomEmail(), password: wrong },
        });
        assert.deepEqual(Object.keys(body), ['password'], JSON.stringify(wrong));
      }
      assert.deepEqual((await guest.expect(register, 400, { body: {} })).body, {
        email: required,
        password: required,
      });
      assert.deepEqual((await guest.expect(logIn, 400)).body, { email: required, password: required });
    },
  },
];

const profileCases: ConformanceCase[] = [
  {
    title: 'API-2 a guest has no profile to read or change: 403',
    async run(context) {
      await context.guest().expect(me, 403);
      await context.guest().expect(updateMe, 403, { body: { full_name: 'Nobody' } });
      const body = { current_password: 'a', new_password: 'b' };
      await context.guest().expect(changePassword, 403, { body });
    },
  },
  {
    title: 'DASH-2 a patch changes only its fields',
    async run(context) {
      const { visitor } = await context.member();
      const before = (await visitor.expect(me, 200)).body;
      const body = {
        full_name: ' Zoë  Ng-Tremblay ',
        is_foods_category_newsletter_active: true,
        id: 1,
        is_staff: true,
      };
      const { body: after } = await visitor.expect(updateMe, 200, { body });
      assert.equal(after.full_name, 'Zoë  Ng-Tremblay');
      assert.equal(after.first_name, 'Zoë');
      assert.equal(after.is_foods_category_newsletter_active, true);
      const { full_name, first_name, last_name, is_foods_category_newsletter_active } = after;
      assert.deepEqual(after, {
        ...before,
        full_name,
        first_name,
        last_name,
        is_foods_category_newsletter_active,
      });
      assert.deepEqual((await visitor.expect(updateMe, 200, { body: {} })).body, after);
      assert.deepEqual((await visitor.expect(me, 200)).body, after);
    },
  },
  {
    title: 'DASH-2 a patch with an invalid or taken value is 400 at its field and changes nothing',
    async run(context) {
      const { visitor } = await context.member();
      const { email: taken } = await context.otherMember();
      const before = (await visitor.expect(me, 200)).body;
      const faulty: Record<string, unknown>[] = [
        { full_name: '' },
        { full_name: null },
        { full_name: 5 },
        { full_name: 'a'.repeat(151) },
        { email: 'nonsense' },
        { email: taken },
        { is_news_category_newsletter_active: 'perhaps' },
      ];
      for (const body of faulty) {
        const rejected = await visitor.expect(updateMe, 400, { body });
        assert.deepEqual(Object.keys(rejected.body), Object.keys(body), JSON.stringify(body));
      }
      assert.deepEqual((await visitor.expect(me, 200)).body, before);
    },
  },
  {
    title: 'AUTH-13 a password is changed with the old one; other sessions end, this one continues',
    async run(context) {
      const account = await context.otherMember();
      const { visitor, email, password } = account;
      const elsewhere = context.guest();
      await elsewhere.expect(logIn, 200, { body: { email, password } });

      const new_password = `new ${randomUUID()}`;
      const wrong = await visitor.expect(changePassword, 400, {
        body: { current_password: 'no', new_password },
      });
      assert.deepEqual(Object.keys(wrong.body), ['current_password']);
      const weak = { current_password: password, new_password: '123' };
      const rejected = await visitor.expect(changePassword, 400, { body: weak });
      assert.deepEqual(Object.keys(rejected.body), ['new_password']);

      await visitor.expect(changePassword, 200, { body: { current_password: password, new_password } });
      account.password = new_password;
      await visitor.expect(me, 200);
      await elsewhere.expect(me, 403);
      await context.guest().expect(logIn, 400, { body: { email, password } });
      await context.guest().expect(logIn, 200, { body: { email, password: new_password } });
    },
  },
];

export const profilesCases = [
  ...sessionCases,
  ...signUpCases,
  ...profileCases,
  ...accountDataCases,
  ...resetCases,
  ...accountAccessCases,
];
