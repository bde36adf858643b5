import assert from 'node:assert/strict';
import type { ConformanceCase } from '../conforming/conformanceCase';
import { randomEmail } from '../conforming/createWorld';
import { guestNewslettersRoutes, newsletterTypes, type NewsletterSettings } from './contract';

const { subscribe } = guestNewslettersRoutes;

/** What was asked for, of an answer. */
function askedOf({ needs_confirmation: _, ...flags }: NewsletterSettings) {
  return Object.entries(flags)
    .filter(([, isOn]) => isOn)
    .map(([name]) => name);
}

/** Newsletters without an account. */
export const guestNewslettersCases: ConformanceCase[] = [
  {
    title: 'NEWS-3 a guest asks for newsletters by type, and hears what was asked for',
    async run(world) {
      const body = { email: randomEmail(), foods: true, travel: 'true', events: false, all: false };
      const asked = await world.guest().expect(subscribe, 200, { body });
      assert.deepEqual(askedOf(asked.body), ['foods', 'travel']);
      const promoted = { email: randomEmail(), default: true, promotions: true };
      assert.deepEqual(askedOf((await world.guest().expect(subscribe, 200, { body: promoted })).body), [
        'default',
        'promotions',
      ]);
    },
  },
  {
    title: 'NEWS-3 all asks for every type, and not for promotions',
    async run(world) {
      const body = { email: randomEmail(), default: true, all: true };
      const { body: settings } = await world.guest().expect(subscribe, 200, { body });
      assert.deepEqual(askedOf(settings), [...newsletterTypes, 'all']);
    },
  },
  {
    title: 'NEWS-3 HOST-4 the answer does not tell whether an address is a member’s or was given before',
    async run(world) {
      const { email } = await world.member();
      const ask = async (address: string) =>
        (await world.guest().expect(subscribe, 200, { body: { email: address, events: true } })).body;
      const [unknown, known, again] = [await ask(randomEmail()), await ask(email), await ask(email)];
      assert.deepEqual(known, unknown);
      assert.deepEqual(again, unknown);
    },
  },
  {
    title: 'NEWS-6 what a bot fills in is answered as anybody’s',
    async run(world) {
      const body = { email: randomEmail(), default: true, comment: 'Buy now', stamp: 'made up' };
      assert.deepEqual(askedOf((await world.guest().expect(subscribe, 200, { body })).body), ['default']);
    },
  },
  {
    title: 'NEWS-3 an ill-formed address and what is no flag are named by field',
    async run(world) {
      const refused = await world
        .guest()
        .expect(subscribe, 400, { body: { email: 'nonsense', foods: 'maybe' } });
      assert.deepEqual(refused.body, {
        email: ['Enter a valid email address.'],
        foods: ['Must be a valid boolean.'],
      });
      const empty = await world.guest().expect(subscribe, 400);
      assert.deepEqual(empty.body, { email: ['This field is required.'] });
    },
  },
];
