import type { AnyDashboardPage } from '@cityguide/site-config';
import type { ComponentType } from 'react';

export interface PageProps {
  /** Called when the account is deleted and the visitor is a guest again. */
  onDeleted(): void;
}

export type PageComponent = ComponentType<PageProps>;

/** The code of the pages, in chunks that are loaded when one of their pages is opened. */
const loadHome = () => import(/* webpackChunkName: 'home' */ '../home/HomePage');
const loadNewsletter = () => import(/* webpackChunkName: 'newsletter' */ '../newsletter/NewsletterPage');
const loadAccountAccess = () =>
  import(/* webpackChunkName: 'account-access' */ '../account-access/AccountAccessPage');
const loadLists = () => import(/* webpackChunkName: 'lists' */ '../lists/listPageComponents');

export async function loadPage(page: AnyDashboardPage): Promise<PageComponent> {
  if (page === 'home') return (await loadHome()).HomePage;
  if (page === 'newsletter') return (await loadNewsletter()).NewsletterPage;
  if (page === 'account-access') return (await loadAccountAccess()).AccountAccessPage;
  return (await loadLists()).listPageComponents[page];
}
