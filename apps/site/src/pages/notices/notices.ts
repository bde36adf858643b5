import type { SitePaths } from '@cityguide/site-config';

export interface NoticePage {
  path: string;
  title: string;
  paragraphs: readonly string[];
  /** One thing to do from here. */
  action?: { words: string; href: string };
  isHidden?: boolean;
}

/** Pages with a few words and nothing to look up. */
export function listNotices(paths: SitePaths): NoticePage[] {
  return [
    {
      path: paths.dashboard,
      title: 'Your dashboard',
      isHidden: true,
      paragraphs: ['Your saved places are marked with a filled heart wherever they appear on the site.'],
      action: { words: 'Log in', href: paths.loginTo(paths.dashboard) },
    },
  ];
}
