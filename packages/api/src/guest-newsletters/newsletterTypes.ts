/** The newsletters that anyone can subscribe to (NEWS-4); `default` is the one of the whole site. */
export const newsletterTypes = ['events', 'foods', 'real_estate', 'travel', 'contests', 'default'] as const;

export type NewsletterType = (typeof newsletterTypes)[number];
