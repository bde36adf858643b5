import type { AnyDashboardPage } from '@cityguide/site-config';
import { useSite } from '@cityguide/store/react';
import { useEffect, useState } from 'react';
import { findPage } from './findPage';

/** The page that the address asks for, kept up to date: links, Back and Forward all change the hash. */
export function usePage(): AnyDashboardPage {
  const site = useSite();
  const [page, setPage] = useState<AnyDashboardPage>(() => findPage(site, window.location.hash) ?? 'home');
  useEffect(() => {
    const follow = () => setPage((shown) => findPage(site, window.location.hash) ?? shown);
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [site]);
  return page;
}
