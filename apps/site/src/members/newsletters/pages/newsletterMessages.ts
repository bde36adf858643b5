import type { NewsletterType } from '@cityguide/api/contract';

/** Heading and help text of each newsletter's form (NEWS-4); contests have no title. */
export const newsletterFormMessages: Readonly<Record<NewsletterType, { title: string; help: string }>> = {
  default: { title: 'The city in your inbox', help: 'What is new to eat, see and read, once a week.' },
  events: { title: 'Know what is on', help: 'Where to go this week, before it is sold out.' },
  foods: { title: 'Eat well this week', help: 'What has opened, and what to order there.' },
  real_estate: { title: 'Doors that open', help: 'What homes go for, street by street.' },
  travel: { title: 'Out of town', help: 'Weekends within a few hours of the city.' },
  contests: { title: '', help: 'Hear of the next contest before it closes.' },
};

/** All messages of the newsletters' own pages. */
export const newsletterMessages = {
  title: 'Newsletters',
  intro: 'Pick what you would like to read. Each comes at most once a week, and every letter has a way out.',
  thanks:
    "Thanks for signing up to our newsletter - we're excited to have you on board. Expect to hear from us soon.",
  thanksTitle: 'Check your mail',
  lastStep: 'One step is left: we have sent you a mail with a link. Follow it, and press the button there.',
  again: 'This page was open for a long time. Please press the button once more.',
  back: 'All newsletters',
  home: 'To the home page',
  confirm: {
    title: 'Confirm your newsletter',
    intro: 'One press, and the next letter comes to you.',
    submit: 'Confirm',
    doneTitle: 'You are subscribed',
    done: 'The next letter comes to you. If you change your mind, every letter has a link to leave.',
    invalidTitle: 'This link no longer works',
    invalid:
      'It was used already, or is more than three days old. If you have confirmed, nothing is left to do; if not, ask again.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    intro: 'One press, and no newsletter comes to you any more.',
    submit: 'Unsubscribe',
    doneTitle: 'You are unsubscribed',
    done: 'No newsletter comes to you any more. You are welcome back at any time.',
    invalidTitle: 'This link does not work',
    invalid: 'It is not complete. Copy the whole link out of the letter, or use the link of a later one.',
  },
} as const;
