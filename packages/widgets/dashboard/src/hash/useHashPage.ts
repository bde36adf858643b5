import type { AnyDashboardPage } from '@cityguide/site-config';
import { useSite } from '@cityguide/store/react';
import { useEffect, useState } from 'react';
import { getPageFromHash } from './pageHash';

/** The page in the URL's hash, kept in sync: links, Back and Forward all change the hash. */
export function useHashPage(): AnyDashboardPage {
  const site = useSite();
  const [page, setPage] = useState<AnyDashboardPage>(
    () => getPageFromHash(site, window.location.hash) ?? 'home',
  );
  useEffect(() => {
    const handleHashChange = () =>
      setPage((current) => getPageFromHash(site, window.location.hash) ?? current);
    handleHashChange();
    window.addEventListener('hashchange', handleHashChange);
    return () => window.removeEventListener('hashchange', handleHashChange);
  }, [site]);
  return page;
}
