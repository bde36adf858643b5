import type { AnyDashboardPage } from '@cityguide/site-config';
import type { ComponentType } from 'react';

export interface PageProps {
  /** The account is deleted, and this browser a guest's. */
  onDeleted(): void;
}

export type PageComponent = ComponentType<PageProps>;

/** The code of each page, in files that are fetched when a page of theirs is opened. */
const loadHome = () => import(/* webpackChunkName: 'home' */ '../home/HomePage');
const loadNewsletter = () => import(/* webpackChunkName: 'newsletter' */ '../newsletter/NewsletterPage');
const loadWaysIn = () => import(/* webpackChunkName: 'ways-in' */ '../ways-in/WaysInPage');
const loadLists = () => import(/* webpackChunkName: 'lists' */ '../lists/pages');

export async function loadPage(page: AnyDashboardPage): Promise<PageComponent> {
  if (page === 'home') return (await loadHome()).HomePage;
  if (page === 'newsletter') return (await loadNewsletter()).NewsletterPage;
  if (page === 'ways-in') return (await loadWaysIn()).WaysInPage;
  return (await loadLists()).listPages[page];
}
