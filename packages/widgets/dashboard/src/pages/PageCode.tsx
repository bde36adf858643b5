import type { AnyDashboardPage } from '@cityguide/site-config';
import { Button, Skeleton } from '@cityguide/ui';
import { useEffect, useState } from 'react';
import { messages } from '../messages';
import { useWords } from '../words/useWords';
import { loadPage, type PageComponent, type PageProps } from './loadPage';
import styles from './PageCode.module.css';

interface PageCodeProps extends PageProps {
  page: AnyDashboardPage;
}

/** One page of the dashboard: its code is fetched, and asked for again where that failed. */
export function PageCode({ page, ...props }: PageCodeProps) {
  const words = useWords(messages);
  const [state, setState] = useState<{ Page?: PageComponent; hasFailed: boolean; attempt: number }>({
    hasFailed: false,
    attempt: 1,
  });
  const { Page, hasFailed, attempt } = state;

  useEffect(() => {
    let isLeft = false;
    loadPage(page).then(
      (Loaded) => !isLeft && setState((before) => ({ ...before, Page: Loaded })),
      () => !isLeft && setState((before) => ({ ...before, hasFailed: true })),
    );
    return () => {
      isLeft = true;
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
      <p className={styles.sentence}>{words.pageFailed}</p>
      <Button look="secondary" onClick={() => setState({ hasFailed: false, attempt: attempt + 1 })}>
        {words.tryAgain}
      </Button>
    </div>
  );
}
