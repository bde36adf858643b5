import type { Section, SiteConfig, SitePaths } from '@cityguide/site-config';

export interface NoticePage {
  path: string;
  title: string;
  paragraphs: readonly string[];
  /** One thing to do from here. */
  action?: { words: string; href: string };
  /** Absent pages belong to a section that is switched off. */
  section?: Section;
  isHidden?: boolean;
}

/** Pages with a few words and nothing to look up. */
export function listNotices(site: SiteConfig, paths: SitePaths): NoticePage[] {
  const stories = { words: 'Read the latest stories', href: paths.news };
  const all: NoticePage[] = [
    {
      path: paths.events,
      title: 'Events',
      section: 'events',
      paragraphs: [
        'Nothing is announced at the moment. New dates appear here as soon as they are confirmed.',
      ],
      action: stories,
    },
    {
      path: paths.contests,
      title: 'Contests',
      section: 'contests',
      paragraphs: ['No contest is open right now. The next one is announced in the newsletter.'],
      action: stories,
    },
    {
      path: paths.videos,
      title: 'Videos',
      section: 'videos',
      paragraphs: ['There is nothing to watch yet. The first films are being cut.'],
      action: stories,
    },
    {
      path: paths.contact,
      title: 'Contact us',
      paragraphs: [
        `Write to the editors of ${site.name} at hello@example.com, or by post to 1 Example Street, ${site.city.name}.`,
        'Corrections are read first and answered within a day.',
        'To advertise, write to ads@example.com and say what, where and when.',
      ],
    },
    {
      path: paths.jobs,
      title: 'Jobs',
      paragraphs: [
        'There is no opening at the moment. We read every letter from people who know one street very well.',
      ],
      action: { words: 'Contact us', href: paths.contact },
    },
    {
      path: paths.archives,
      title: 'Archives',
      paragraphs: [
        `We have published since ${site.startYear}. The search finds every story and place that is still online.`,
      ],
      action: { words: 'Search', href: '/search' },
    },
    {
      path: paths.newsletters,
      title: 'Newsletters',
      paragraphs: [
        'One letter a week with what is new to eat, see and read. Members choose theirs in the dashboard.',
      ],
      action: { words: 'Log in', href: paths.loginTo(paths.newsletters) },
    },
    {
      path: paths.privacy,
      title: 'Privacy policy',
      paragraphs: [
        'We keep your email address, your name if you give it, and what you save. We keep none of it longer than your account, and sell none of it.',
        'Pages are the same for everyone; what is yours is fetched by your own browser.',
        'Write to privacy@example.com to see or delete what we have.',
      ],
    },
    {
      path: paths.termsOfService,
      title: 'Terms of service',
      paragraphs: [
        'Use the site kindly and at your own risk. Opening hours change faster than we can print them.',
        'What you upload stays yours; you allow us to show it here.',
      ],
    },
    {
      path: paths.dashboard,
      title: 'Your dashboard',
      isHidden: true,
      paragraphs: ['Your saved places are marked with a filled heart wherever they appear on the site.'],
      action: { words: 'Log in', href: paths.loginTo(paths.dashboard) },
    },
  ];
  return all.filter(({ section }) => !section || site.sections[section]);
}
