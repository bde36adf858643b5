import type { AnyDashboardPage } from '@cityguide/site-config';
import { Button, Skeleton } from '@cityguide/ui';
import { useEffect, useState } from 'react';
import { messages as catalogue } from '../messages';
import { useMessages } from '../useMessages';
import { loadPage, type PageComponent, type PageProps } from './loadPage';
import styles from './LazyPage.module.css';

interface LazyPageProps extends PageProps {
  page: AnyDashboardPage;
}

/** One page of the dashboard, whose code is loaded lazily, with a retry button if that fails. */
export function LazyPage({ page, ...props }: LazyPageProps) {
  const messages = useMessages(catalogue);
  const [state, setState] = useState<{ Page?: PageComponent; hasFailed: boolean; attempt: number }>({
    hasFailed: false,
    attempt: 1,
  });
  const { Page, hasFailed, attempt } = state;

  useEffect(() => {
    let isCancelled = false;
    loadPage(page).then(
      (Loaded) => !isCancelled && setState((before) => ({ ...before, Page: Loaded })),
      () => !isCancelled && setState((before) => ({ ...before, hasFailed: true })),
    );
    return () => {
      isCancelled = true;
    };
  }, [page, attempt]);

  if (Page) return <Page {...props} />;
  if (!hasFailed) {
    return (
      <div className={styles.waiting} aria-busy="true">
        <Skeleton />
        <Skeleton isShort />
      </div>
    );
  }
  return (
    <div className={styles.failed} role="alert">
      <p className={styles.sentence}>{messages.pageFailed}</p>
      <Button variant="secondary" onClick={() => setState({ hasFailed: false, attempt: attempt + 1 })}>
        {messages.tryAgain}
      </Button>
    </div>
  );
}
