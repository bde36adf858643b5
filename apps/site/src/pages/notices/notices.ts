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
      path: paths.dashboard,
      title: 'Your dashboard',
      isHidden: true,
      paragraphs: ['Your saved places are marked with a filled heart wherever they appear on the site.'],
      action: { words: 'Log in', href: paths.loginTo(paths.dashboard) },
    },
  ];
  return all.filter(({ section }) => !section || site.sections[section]);
}
