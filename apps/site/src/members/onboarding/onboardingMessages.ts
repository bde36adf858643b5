/** Messages of the onboarding page, which is complete without JavaScript. */
export const onboardingMessages = {
  title: (site: string) => `Welcome to ${site}`,
  intro: 'A few short steps make it yours. Skip whatever you like.',
  name: 'What should we call you?',
  nameLabel: 'Your name',
  newsletters: 'What would you like to read?',
  newslettersHelp: 'At most one letter a week each. Change your mind in your dashboard whenever you like.',
  favourites: (city: string) => `Which places in ${city} do you love?`,
  favouritesHelp: 'They wait for you on every device.',
  submit: 'Done, take me back',
  skip: 'Skip, take me back',
} as const;

/** What each category's newsletter is about, by its flag in the profile (NEWS-4). */
export const onboardingNewsletterMessages = {
  is_news_category_newsletter_active: { title: 'News', help: 'What the city is talking about.' },
  is_events_category_newsletter_active: { title: 'Events', help: 'Where to go before it is sold out.' },
  is_foods_category_newsletter_active: { title: 'Food', help: 'What has opened, and what to order there.' },
} as const;
