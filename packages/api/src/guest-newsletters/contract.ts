import { z } from 'zod';
import { fieldErrors, tooMany } from '../wire/answers';
import { bodyOf } from '../wire/bodyOf';
import { emailField, flagField } from '../wire/fields';
import { defineRoutes, type BodyOf } from '../wire/route';

export { newsletterTypes, type NewsletterType } from './newsletterTypes';

const flag = flagField.optional();
const settingFlag = z.boolean();

/** Longer than any that is given out; what bots write there is cut nowhere, only not read. */
const unread = z.unknown().optional();

/** What was asked for. It is never what the address has already: whoever asks need not be its owner. */
export const newsletterSettings = z.object({
  events: settingFlag,
  foods: settingFlag,
  real_estate: settingFlag,
  travel: settingFlag,
  contests: settingFlag,
  default: settingFlag,
  promotions: settingFlag,
  all: settingFlag,
  /** The owner of the address has yet to say yes, by a mail; backends without that step leave it out. */
  needs_confirmation: z.boolean().optional(),
});

export const guestNewslettersRoutes = defineRoutes({
  subscribe: {
    method: 'POST',
    path: 'profiles/guest-newsletters/',
    summary:
      'Asks for newsletters without an account. The answer is the same whether or not the address has them already.',
    needsMember: false,
    body: bodyOf({
      email: emailField,
      events: flag,
      foods: flag,
      real_estate: flag,
      travel: flag,
      contests: flag,
      default: flag,
      promotions: flag,
      all: flag,
      /** Left empty by people, who do not see it. A backend may ignore it. */
      comment: unread,
      /** The signed time stamp of the page that the form was on. A backend may ignore it. */
      stamp: unread,
    }),
    answers: { 200: newsletterSettings, 400: fieldErrors, ...tooMany },
  },
});

export type NewsletterSettings = z.infer<typeof newsletterSettings>;
export type NewsletterRequest = BodyOf<typeof guestNewslettersRoutes.subscribe>;
