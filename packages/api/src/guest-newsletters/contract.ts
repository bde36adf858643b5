import { z } from 'zod';
import { fieldErrors, rateLimited } from '../wire/responses';
import { defineBody } from '../wire/defineBody';
import { emailField, flagField } from '../wire/fields';
import { defineRoutes, type RequestBodyOf } from '../wire/route';

export { newsletterTypes, type NewsletterType } from './newsletterTypes';

const flag = flagField.optional();
const settingFlag = z.boolean();

/** Longer than any value that is issued; what bots write there is not limited, only ignored. */
const unread = z.unknown().optional();

/** The requested settings. Never what the address has already: the sender of the form need not be its owner. */
export const newsletterSettings = z.object({
  events: settingFlag,
  foods: settingFlag,
  real_estate: settingFlag,
  travel: settingFlag,
  contests: settingFlag,
  default: settingFlag,
  promotions: settingFlag,
  all: settingFlag,
  /** The owner of the address has yet to confirm by a mail; backends without that step leave it out. */
  needs_confirmation: z.boolean().optional(),
});

export const guestNewslettersRoutes = defineRoutes({
  subscribe: {
    method: 'POST',
    path: 'profiles/guest-newsletters/',
    summary:
      'Asks for newsletters without an account. The answer is the same whether or not the address has them already.',
    needsMember: false,
    body: defineBody({
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
    responses: { 200: newsletterSettings, 400: fieldErrors, ...rateLimited },
  },
});

export type NewsletterSettings = z.infer<typeof newsletterSettings>;
export type NewsletterRequest = RequestBodyOf<typeof guestNewslettersRoutes.subscribe>;
