import assert from 'node:assert/strict';
import type { ConformanceCase } from '../conforming/ConformanceCase';
import { randomEmail } from '../conforming/createTestContext';
import { guestNewslettersRoutes, newsletterTypes, type NewsletterSettings } from './contract';

const { subscribe } = guestNewslettersRoutes;

/** The requested flags in a response. */
function toRequestedFlags({ needs_confirmation: _, ...flags }: NewsletterSettings) {
  return Object.entries(flags)
    .filter(([, isOn]) => isOn)
    .map(([name]) => name);
}

/** Newsletters without an account. */
export const guestNewslettersCases: ConformanceCase[] = [
  {
    title: 'NEWS-3 a guest requests newsletters by type, and gets the requested flags',
    async run(context) {
      const body = { email: randomEmail(), foods: true, travel: 'true', events: false, all: false };
      const asked = await context.guest().expect(subscribe, 200, { body });
      assert.deepEqual(toRequestedFlags(asked.body), ['foods', 'travel']);
      const promoted = { email: randomEmail(), default: true, promotions: true };
      assert.deepEqual(
        toRequestedFlags((await context.guest().expect(subscribe, 200, { body: promoted })).body),
        ['default', 'promotions'],
      );
    },
  },
  {
    title: 'NEWS-3 all requests every type, and not promotions',
    async run(context) {
      const body = { email: randomEmail(), default: true, all: true };
      const { body: settings } = await context.guest().expect(subscribe, 200, { body });
      assert.deepEqual(toRequestedFlags(settings), [...newsletterTypes, 'all']);
    },
  },
  {
    title: 'NEWS-3 HOST-4 the response does not reveal whether an address is a member’s or was sent before',
    async run(context) {
      const { email } = await context.member();
      const ask = async (address: string) =>
        (await context.guest().expect(subscribe, 200, { body: { email: address, events: true } })).body;
      const [unknown, known, again] = [await ask(randomEmail()), await ask(email), await ask(email)];
      assert.deepEqual(known, unknown);
      assert.deepEqual(again, unknown);
    },
  },
  {
    title: 'NEWS-6 a form filled in by a bot gets the same response as any other',
    async run(context) {
      const body = { email: randomEmail(), default: true, comment: 'Buy now', stamp: 'made up' };
      assert.deepEqual(toRequestedFlags((await context.guest().expect(subscribe, 200, { body })).body), [
        'default',
      ]);
    },
  },
  {
    title: 'NEWS-3 an invalid address and values that are not flags are reported by field',
    async run(context) {
      const refused = await context
        .guest()
        .expect(subscribe, 400, { body: { email: 'nonsense', foods: 'maybe' } });
      assert.deepEqual(refused.body, {
        email: ['Enter a valid email address.'],
        foods: ['Must be a valid boolean.'],
      });
      const empty = await context.guest().expect(subscribe, 400);
      assert.deepEqual(empty.body, { email: ['This field is required.'] });
    },
  },
];
